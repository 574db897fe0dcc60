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
}
