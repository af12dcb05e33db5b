/** Orders texts by Unicode code points, which differ from code units above U+D7FF. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return rankCodeUnit(left) - rankCodeUnit(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above every other code unit's. */
function rankCodeUnit(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
