/**
 * An error whose message is meant for the person who runs the server: print it without a stack
 * trace.
 */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
}
