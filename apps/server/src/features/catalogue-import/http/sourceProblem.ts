/**
 * Why a source did not give what was asked: `unreachable` (try again later), `unreadable` (an answer that is none), `missing` (it has no such
 * title any more) or `refused` (the operator has to do something first).
 */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly kind: "unreachable" | "unreadable" | "missing" | "refused";

  constructor(kind: SourceProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
