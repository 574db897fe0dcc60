/** A problem with the files or options of an evaluation that the user can fix. */
export class EvaluationProblem extends Error {
  override readonly name = "EvaluationProblem";
}

/** A problem with the command line itself: answered with a pointer to the help, exit code 2. */
export class UsageProblem extends Error {
  override readonly name = "UsageProblem";
}
