/** The variants of a device as events carry them: `name:variant name:variant`. */
export function testsText(tests: Readonly<Record<string, number>>): string {
  return Object.entries(tests)
    .map(([name, variant]) => `${name}:${variant}`)
    .join(" ");
}
