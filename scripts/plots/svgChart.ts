import { escapeHtml } from "@worthy/domain";
/** A scale from data to pixels. */
export interface Axis {
  readonly label: string;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  /** Position along the axis, from 0 to 1. */
  place(value: number): number;
}

/** A drawing area with both axes. */
export interface Chart {
  readonly title: string;
  /** Description for people who can't see the chart. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  /** Space for names on the right, in pixels. */
  readonly right: number;
}

const WIDTH = 720;
const HEIGHT = 440;
const AREA = { left: 72, top: 56, bottom: 64 };

const LIGHT = { text: "#1f2328", axis: "#59636e", a: "#0b57d0", b: "#a8470b", c: "#5b6472" };
const DARK = { text: "#e6edf3", axis: "#9198a1", a: "#7fb0ff", b: "#ffab70", c: "#aab4c0" };

/** Plain properties without variables, which some SVG renderers don't support. */
function colours({ text, axis, ...series }: typeof LIGHT): string {
  const own = Object.entries(series).map(
    ([name, colour]) =>
      `.${name} .line, .${name} .error { stroke: ${colour}; } .${name} .dot, .${name} .name { fill: ${colour}; }`,
  );
  return `text { fill: ${text}; } .axis, .grid, .even { stroke: ${axis}; } ${own.join(" ")}`;
}

/** Colours have a contrast of 4.5:1 on white and on near-black; the page's theme selects them. */
const STYLE = `
    text { font: 14px system-ui, sans-serif; } .title { font-size: 17px; font-weight: 600; } .name { font-weight: 600; }
    .grid { stroke-opacity: .25; } .even { stroke-dasharray: 5 5; } .line { fill: none; stroke-width: 2.5; } .error { stroke-width: 1.5; }
    ${colours(LIGHT)}
    @media (prefers-color-scheme: dark) { ${colours(DARK)} }`;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Pixels from the left, as an attribute. */
export const pixelX = (chart: Chart, value: number): string =>
  round(AREA.left + chart.x.place(value) * (WIDTH - AREA.left - chart.right));

/** Pixels from the top. */
export const pixelY = (chart: Chart, value: number): string =>
  round(HEIGHT - AREA.bottom - chart.y.place(value) * (HEIGHT - AREA.top - AREA.bottom));

/** A linear axis from 0. */
export function linearAxis(
  label: string,
  given: { to: number; step: number; text(value: number): string },
): Axis {
  const count = Math.round(given.to / given.step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    value: index * given.step,
    text: given.text(index * given.step),
  }));
  return { label, ticks, place: (value) => value / given.to };
}

function axes(chart: Chart): string[] {
  const [left, right, top, bottom] = [
    AREA.left,
    WIDTH - chart.right,
    AREA.top,
    HEIGHT - AREA.bottom,
  ];
  return [
    ...chart.y.ticks.map(({ value, text }) => {
      const y = pixelY(chart, value);
      return `<line class="grid" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/><text x="${left - 10}" y="${y}" dy="5" text-anchor="end">${escapeHtml(text)}</text>`;
    }),
    ...chart.x.ticks.map(({ value, text }) => {
      const x = pixelX(chart, value);
      return `<line class="axis" x1="${x}" x2="${x}" y1="${bottom}" y2="${bottom + 5}"/><text x="${x}" y="${bottom + 23}" text-anchor="middle">${escapeHtml(text)}</text>`;
    }),
    `<line class="axis" x1="${left}" x2="${right}" y1="${bottom}" y2="${bottom}"/>`,
    `<text x="${(left + right) / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escapeHtml(chart.x.label)}</text>`,
    `<text transform="translate(20 ${(top + bottom) / 2}) rotate(-90)" text-anchor="middle">${escapeHtml(chart.y.label)}</text>`,
    `<text class="title" x="${left}" y="28">${escapeHtml(chart.title)}</text>`,
  ];
}

/** A complete SVG document; text stays text, and colours follow the page's theme. */
export function svgChart(chart: Chart, marks: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title description">`,
    `  <title id="title">${escapeHtml(chart.title)}</title>`,
    `  <desc id="description">${escapeHtml(chart.description)}</desc>`,
    `  <style>${STYLE}\n  </style>`,
    ...[...axes(chart), ...marks].map((line) => `  ${line}`),
    "</svg>\n",
  ].join("\n");
}
