import { APP_VERSION } from "@worthy/domain";
import type { Fault } from "./Fault.ts";

interface NotedEvent {
  name: string;
  params: Readonly<Record<string, string | number | boolean | null>>;
  userId: string | null;
}

/** Events with which browsers report faults. */
const IS_FAULT = /^exception(_|$)/;
/** Failed calls count if the server or network failed; a refused call is not a fault. */
const CALL_FAILED = "api_error";
const isFault = (name: string, status: unknown): boolean =>
  IS_FAULT.test(name) || (name === CALL_FAILED && typeof status === "number" && status >= 500);

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** The fault reported by an event; null if none. */
export function faultOfEvent({ name, params, userId }: NotedEvent): Fault | null {
  if (!isFault(name, params["status"])) return null;
  const { description, url, path, place, status, version } = params;
  const from = textOf(place);
  return {
    source: "CLIENT",
    message: textOf(description) ?? name,
    address: textOf(url) ?? textOf(path),
    status:
      typeof status === "number" && Number.isInteger(status) && status > 0 && status < 1000
        ? status
        : null,
    userId,
    release: textOf(version) ?? APP_VERSION,
    detail: from === null ? null : `    at ${from}`,
  };
}
