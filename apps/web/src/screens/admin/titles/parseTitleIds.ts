/** The number at the start of each line; the rest is for readability. */
export function parseTitleIds(lines: string): number[] {
  return lines.split("\n").flatMap((line) => {
    const [, id] = /^\s*(\d{1,16})\b/.exec(line) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}
