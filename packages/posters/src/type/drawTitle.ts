import { element } from "../svg/element.ts";
import { escapeXml } from "../svg/escapeXml.ts";
import { path } from "../svg/shapes.ts";
import type { Face } from "./faces.ts";
import type { FittedTitle } from "./fitTitle.ts";
import { lineLeft, setLine } from "./setLine.ts";

type TitlePlace = {
  readonly x: number;
  /** Baseline of the last line. */
  readonly y: number;
  readonly colour: string;
};

/** A fitted title: outlines if the face has every letter, otherwise text in the viewer's font. */
export function drawTitle(face: Face, title: FittedTitle, { x, y, colour }: TitlePlace): string {
  const baseline = (index: number) =>
    y - (title.lines.length - 1 - index) * title.leading * title.size;
  if (title.outlined)
    return path(
      title.lines
        .map((line, index) =>
          setLine(face, line, {
            x: x - lineLeft(face, line) * title.size,
            y: baseline(index),
            size: title.size,
          }),
        )
        .join(""),
      {
        fill: colour,
      },
    );
  return title.lines
    .map((line, index) =>
      element(
        "text",
        {
          x,
          y: baseline(index),
          "font-family": "sans-serif",
          "font-weight": "700",
          "font-size": title.size,
          fill: colour,
        },
        escapeXml(line),
      ),
    )
    .join("");
}
