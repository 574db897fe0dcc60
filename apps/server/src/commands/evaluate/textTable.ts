/** A cell; numbers are right-aligned. */
type Cell = string;

const NUMERIC = /^[-+−.\d]/;

/** Rows as aligned columns; the first row is the heading. */
export function textTable(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rightward = widths.map((_, column) =>
    rows.slice(1).some((row) => NUMERIC.test(row[column] ?? "")),
  );
  const line = (row: readonly Cell[]) =>
    widths
      .map((width, column) =>
        rightward[column] ? (row[column] ?? "").padStart(width) : (row[column] ?? "").padEnd(width),
      )
      .join("  ")
      .trimEnd();
  return [
    ...rows.slice(0, 1).map(line),
    widths.map((width) => "─".repeat(width)).join("──"),
    ...rows.slice(1).map(line),
  ].join("\n");
}
