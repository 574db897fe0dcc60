import type { findReports } from "./reportStore.ts";

type Found = Awaited<ReturnType<typeof findReports>>[number];

/** A report as lines for a terminal: day, title and fields, then the text. */
export function presentReport({ titleId, fields, words, reportedAt, name }: Found): string {
  const about = fields.length ? ` (${fields.join(", ").toLowerCase()})` : "";
  const said = words.split("\n").map((line) => `    ${line}`);
  return [
    `${reportedAt.toISOString().slice(0, 10)}  ${titleId} ${name ?? "no longer in the catalogue"}${about}`,
    ...said,
  ].join("\n");
}
