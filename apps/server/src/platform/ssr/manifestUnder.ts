/** A web manifest whose addresses start with the base path. */
export function manifestUnder(basePath: string, text: string): string {
  if (basePath === "") return text;
  const place = (_key: string, value: unknown) =>
    typeof value === "string" && value.startsWith("/") ? basePath + value : value;
  return JSON.stringify(JSON.parse(text, place));
}
