/** Something about the files or options of an evaluation that the person who gave them can mend. */
export class EvaluationProblem extends Error {
  override readonly name = "EvaluationProblem";
}

/** The same about the command line itself: answered with a pointer to the help, exit code 2. */
export class UsageProblem extends Error {
  override readonly name = "UsageProblem";
}
