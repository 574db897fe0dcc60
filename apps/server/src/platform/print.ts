/** Prints a line to the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
