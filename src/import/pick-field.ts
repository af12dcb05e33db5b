/** The value at a dotted place such as `metadata.question.id`, or `undefined` where nothing stands there. */
export function pickField(value: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    return Object.entries(inner).find(([name]) => name === key)?.[1];
  }, value);
}
