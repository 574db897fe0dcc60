/** A failure whose message is written for the person who runs the server: print it without a stack. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
}
