const properties = {
  ink: '--ink',
  soft: '--ink-soft',
  rule: '--rule',
  paper: '--paper',
  circle: '--calm',
  rect: '--good',
  triangle: '--part',
} as const;

/** The colours that a chart draws with, as the page's custom properties give them now. */
export type ChartColours = Readonly<Record<keyof typeof properties, string>>;

/** Chart.js reads only the older colour forms, so each colour is painted once and read back. */
export function readChartColours(place: HTMLElement): ChartColours {
  const probe = document.createElement('span');
  place.append(probe);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = (property: string) => {
    probe.style.color = `var(${property})`;
    const colour = getComputedStyle(probe).color;
    if (context === null) return colour;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = {
    ink: read(properties.ink),
    soft: read(properties.soft),
    rule: read(properties.rule),
    paper: read(properties.paper),
    circle: read(properties.circle),
    rect: read(properties.rect),
    triangle: read(properties.triangle),
  };
  probe.remove();
  return colours;
}
