import { APP_VERSION } from "@worthy/domain";
import type { Fault } from "./Fault.ts";

interface Fields {
  err?: unknown;
  url?: unknown;
  status?: unknown;
  userId?: unknown;
}

const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A fault from the arguments of an error log call: fields and message, or message only. */
export function faultFromLog(logged: readonly unknown[]): Fault {
  const [first, second] = logged;
  const fields: Fields = typeof first === "object" && first !== null ? first : {};
  const error = first instanceof Error ? first : fields.err;
  const said = textOr(first) ?? textOr(second);
  const why = error instanceof Error ? `${error.name}: ${error.message}` : textOr(error);
  return {
    source: "SERVER",
    message: [said, why].filter(Boolean).join(": ") || "Unknown Error",
    address: textOr(fields.url),
    status: typeof fields.status === "number" ? fields.status : null,
    userId: textOr(fields.userId),
    release: APP_VERSION,
    detail: error instanceof Error ? (error.stack ?? null) : null,
  };
}
