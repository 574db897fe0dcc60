/**
 * Why a source didn't deliver: `unreachable` (try again later), `unreadable` (an invalid response),
 * `missing` (it no longer has the title) or `refused` (the operator has to do something first).
 */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly kind: "unreachable" | "unreadable" | "missing" | "refused";

  constructor(kind: SourceProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
