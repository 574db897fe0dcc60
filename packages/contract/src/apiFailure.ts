/** What a call rejects with when the answer is not in 200-299, or never comes (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly issues: readonly { path: string; message: string }[];

  constructor(status: number, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.issues = issues;
  }

  /** Known by its name, not by its class: the bundle that renders pages has a copy of this class, and failures pass between the two. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
