import type { ExportFile } from "../../platform/personalData.ts";

/** Tells what each file and each field of a download is. */
export function exportReadme(files: readonly ExportFile[], { at, origin }: { at: Date; origin: string }): string {
  const sections = files.map(({ name, about, fields }) => {
    const lines = Object.entries(fields).map(([field, meaning]) => `  ${field}: ${meaning}`);
    return [`${name}.json, ${name}.csv`, about, ...lines].join("\n");
  });
  const intro = [
    "Everything that Worthy keeps of you",
    `From ${origin}, begun on ${at.toISOString()}.`,
    "",
    "Each kind of data comes twice: as JSON, a list of objects, and as CSV for spreadsheets. Both are UTF-8 and have the same fields.",
    "Times are UTC (ISO 8601). In CSV lists are joined by semicolons, nothing known is an empty cell, and text that a spreadsheet would run as a formula begins with an apostrophe; JSON has it as it is.",
    "Of other people there are only the names they show, where they share a list with you.",
    "What you sign in with is not in here: bearers and links are kept as checksums only.",
  ];
  return `${[intro.join("\n"), ...sections].join("\n\n")}\n`;
}
