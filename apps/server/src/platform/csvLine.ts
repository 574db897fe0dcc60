/** Text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell as text: dates in ISO 8601, lists with semicolons, objects as JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function cell(value: unknown): string {
  const text = textOf(value);
  // Names of lists and people can come from others: an apostrophe keeps spreadsheets from running
  // them as formulas.
  const safe = typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file (RFC 4180), including its line end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}
