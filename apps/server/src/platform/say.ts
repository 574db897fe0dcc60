/** Prints a line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
