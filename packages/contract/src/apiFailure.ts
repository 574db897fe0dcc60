/** What a call rejects with when the answer is not in 200-299, or never comes (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly issues: readonly { path: string; message: string }[];
  /** What it is about, where the server says so; one of `PROBLEM_CODES`, or one that came after this client. */
  readonly code: string | null;
  /** Seconds after which it may be tried again, where the answer says so. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, { issues = [], code = null, retryAfter = null }: Partial<Pick<ApiFailure, "issues" | "code" | "retryAfter">> = {}) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.issues = issues;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** Known by its name, not by its class: the bundle that renders pages has a copy of this class, and failures pass between the two. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
