/** Something about the start that the person at the terminal can mend; its message says how. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
