import { APP_VERSION } from "@worthy/domain";
import type { Fault } from "./Fault.ts";

interface NotedEvent {
  name: string;
  params: Readonly<Record<string, string | number | boolean | null>>;
  userId: string | null;
}

/** Events by which browsers tell what went wrong there. */
const IS_FAULT = /^exception(_|$)/;
/** Calls that failed count where it was the server's side or something on the way: what a call was refused for is no fault. */
const CALL_FAILED = "api_error";
const isFault = (name: string, status: unknown): boolean => IS_FAULT.test(name) || (name === CALL_FAILED && typeof status === "number" && status >= 500);

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The fault that an event tells of; null where it tells of none. */
export function faultOfEvent({ name, params, userId }: NotedEvent): Fault | null {
  if (!isFault(name, params["status"])) return null;
  const { description, url, path, place, status, version } = params;
  const from = textOf(place);
  return {
    source: "CLIENT",
    message: textOf(description) ?? name,
    address: textOf(url) ?? textOf(path),
    status: typeof status === "number" && Number.isInteger(status) && status > 0 && status < 1000 ? status : null,
    userId,
    release: textOf(version) ?? APP_VERSION,
    detail: from === null ? null : `    at ${from}`,
  };
}
