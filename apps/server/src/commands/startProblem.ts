/** A problem with starting that the user can fix; the message says how. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
