const gap = '\u200b';

/**
 * A comment that somebody else wrote, with nothing left in it that reaches beyond its text: links lead
 * only to the given addresses, and there are no images, no HTML but folds, no mentions, no references.
 * @param allowed beginnings of the addresses that links may have, each ending in a slash
 */
export function disarmComment(text: string, allowed: readonly string[]): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200b]/gu, ' ')
    .replace(pattern, (found, address: string | undefined) => {
      if (address !== undefined)
        return allowed.some((start) => address.startsWith(start)) ? found : `]${gap}(left out)`;
      if (found.startsWith('<') && found.endsWith('>')) return found;
      return `${found.slice(0, 1)}${gap}${found.slice(1)}`;
    });
}

/** A link's end, a fold's tags on their own lines, or the beginning of anything more than text. */
const pattern =
  /\]\((https:\/\/[^\s()<>]*)\)|^<details><summary>More<\/summary>$|^<\/details>$|<|@|!\[|\]\(|\]:|\]\[|:\/\/|#(?=\d)|gh(?=-\d)|www(?=\.)/gim;
