const marks = /^(?:\[[ xX]\]\s+|[\s*_`[\]~\\])*/;
const cardId = /^(?<id>\p{L}+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}\p{M}_-])/u;

/**
 * The id that a heading or list item opens with: letters, then parts joined by `-`, with a digit, such
 * as `RET-012` or `RUL-RTN04-2`. Emphasis, code, link and task marks before it are passed over.
 */
export function readCardId(text: string): string | null {
  const id = cardId.exec(text.replace(marks, ''))?.groups?.['id'];
  return id !== undefined && id.length <= 60 && /\p{N}/u.test(id) ? id : null;
}
