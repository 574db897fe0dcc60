import { STATUS_CODES } from "node:http";
import type { ProblemCode } from "@worthy/contract";
import type { Refusal, RefusalIssue } from "../refusal.ts";

export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  error: true;
  message: string;
  code?: ProblemCode;
  issues?: readonly RefusalIssue[];
}

/** An RFC 9457 problem document that also has `error` and `message`. */
export function problemDocument(
  status: number,
  message: string,
  { issues = [], code }: Partial<Pick<Refusal, "issues" | "code">> = {},
): ProblemDocument {
  const title = STATUS_CODES[status] ?? "Error";
  return {
    type: "about:blank",
    title,
    status,
    detail: message,
    error: true,
    message,
    ...(code ? { code } : {}),
    ...(issues.length ? { issues } : {}),
  };
}
