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
      if (address !== undefined) return isAllowed(address, allowed) ? found : `]${gap}(left out)`;
      if (found.startsWith('<') && found.endsWith('>')) return found;
      return `${found.slice(0, 1)}${gap}${found.slice(1)}`;
    });
}

/** Whether an address leads where it seems to: `..`, entities and back-slashes could lead elsewhere. */
function isAllowed(address: string, allowed: readonly string[]): boolean {
  if (!/^[\w\-.~:/?#=%+,@]+$/.test(address) || !URL.canParse(address)) return false;
  const { href } = new URL(address);
  return allowed.some((start) => address.startsWith(start) && href.startsWith(start));
}

/** A link's end, a fold's tags on their own lines, or the beginning of anything more than text: of
 * an entity too, which GitHub reads before it looks for mentions, and of a block that it draws. */
const pattern =
  /\]\((https:\/\/[^\s()<>]*)\)|^<details><summary>More<\/summary>$|^<\/details>$|<|@|!\[|\]\(|\]:|\]\[|:\/\/|#(?=\d)|gh(?=-\d)|www(?=\.)|&(?!(?:amp|lt|gt);)|^\/(?=[a-z])|(?:`{3,}|~{3,})(?=[ \t]*(?:mermaid|geojson|topojson|stl|math))/gim;
