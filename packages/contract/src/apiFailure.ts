/** Error of a call whose response is not 200-299, or that got none (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly issues: readonly { path: string; message: string }[];
  /**
   * The problem's code, if the server sends one; one of `PROBLEM_CODES`, or one newer than this
   * client.
   */
  readonly code: string | null;
  /** Seconds to wait before retrying, if the response says so. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    message: string,
    {
      issues = [],
      code = null,
      retryAfter = null,
    }: Partial<Pick<ApiFailure, "issues" | "code" | "retryAfter">> = {},
  ) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.issues = issues;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /**
   * Identified by name, not by class: the bundle that renders pages has its own copy of this class,
   * and failures cross between the two.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }
}
