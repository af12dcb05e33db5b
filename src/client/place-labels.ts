/** A mark, the width of the label that is to stand beside it, and how far its interval reaches, in pixels. */
export type LabelledMark = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const gap = 8;
const height = 14;

/**
 * Where the label of each mark can stand without covering another label, a mark with its interval, or the edge: to the
 * right, else to the left; null where neither is free.
 */
export function placeLabels(marks: readonly LabelledMark[], area: Box): (Box | null)[] {
  const taken: Box[] = marks.map(({ x, y, top = y, bottom = y }) => ({
    left: x - gap / 2,
    right: x + gap / 2,
    top: Math.min(top, y - gap / 2),
    bottom: Math.max(bottom, y + gap / 2),
  }));
  return marks.map(({ x, y, width }) => {
    const [top, bottom] = [y - height / 2, y + height / 2];
    const candidates = [
      { left: x + gap, right: x + gap + width, top, bottom },
      { left: x - gap - width, right: x - gap, top, bottom },
    ];
    const free = candidates.find(
      (box) =>
        area.left <= box.left &&
        box.right <= area.right &&
        taken.every((other) => !overlaps(box, other)),
    );
    if (free !== undefined) taken.push(free);
    return free ?? null;
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
