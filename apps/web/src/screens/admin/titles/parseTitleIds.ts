/** The number that each line begins with; what follows it is for whoever reads. */
export function parseTitleIds(lines: string): number[] {
  return lines.split("\n").flatMap((line) => {
    const [, id] = /^\s*(\d{1,16})\b/.exec(line) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}
