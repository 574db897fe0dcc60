import type { TitleFacts } from "../titleFacts.ts";
import { element } from "../svg/element.ts";
import { escapeXml } from "../svg/escapeXml.ts";
import { path } from "../svg/shapes.ts";
import type { Face } from "./faces.ts";
import { cautiousWidth } from "./fitTitle.ts";
import { canSet, lineWidth, setLine } from "./setLine.ts";

const FOOTER: Face = {
  outlines: "grotesk",
  upperCase: true,
  capHeight: 0.7,
  leading: 1,
  tracking: 0.13,
  largest: 12.5,
};
const LEAST = 9;
const GAP = 24;

type FooterPlace = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly colour: string;
};

/** "FILM · 1982"; only the kind if the year is unknown. */
function footerFacts({ kind, year }: TitleFacts): string {
  const word = kind === "tv" ? "Series" : "Film";
  return Number.isInteger(year) && year > 0 ? `${word} · ${year}` : word;
}

/** The maker's name, cut after a word to fit at the smallest size. */
function fitMaker(
  name: string,
  room: number,
): { readonly text: string; readonly size: number } | null {
  const widthOf = (text: string) =>
    canSet(FOOTER, text) ? lineWidth(FOOTER, text) : cautiousWidth(text) * 1.2;
  for (let words = name.trim().split(/\s+/); words.length > 0; words = words.slice(1)) {
    const text = words.join(" ");
    const size = Math.min(FOOTER.largest, room / Math.max(widthOf(text), 0.1));
    if (text !== "" && size >= LEAST) return { text, size };
  }
  return null;
}

/** The line at the foot of a poster: kind and year on the left, the maker on the right. */
export function drawFooter(facts: TitleFacts, { left, right, y, colour }: FooterPlace): string {
  const words = footerFacts(facts);
  const size = FOOTER.largest;
  const start = path(setLine(FOOTER, words, { x: left, y, size }), { fill: colour, opacity: 0.82 });
  const maker = fitMaker(facts.maker ?? "", right - left - lineWidth(FOOTER, words) * size - GAP);
  if (!maker) return start;
  if (!canSet(FOOTER, maker.text)) {
    const attributes = {
      x: right,
      y,
      "text-anchor": "end",
      "font-family": "sans-serif",
      "font-weight": "700",
      "font-size": maker.size,
      fill: colour,
      opacity: 0.82,
    };
    return start + element("text", attributes, escapeXml(maker.text));
  }
  const x = right - lineWidth(FOOTER, maker.text) * maker.size;
  return (
    start +
    path(setLine(FOOTER, maker.text, { x, y, size: maker.size }), { fill: colour, opacity: 0.82 })
  );
}
