import type { ProblemCode } from "@worthy/contract";
import { sayDevice, type DeviceWords, type Language } from "@worthy/domain";
import type { Speech } from "../speech.ts";

/** What the server says in English by itself: why it refuses, and what it calls devices. */
export interface ServerWords {
  /** By what the refusal is about. */
  codes: Readonly<Record<ProblemCode, string>>;
  /** By its status, where it has no code of its own. */
  statuses: Readonly<Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 429, string>>;
  /** Too many attempts, with the minutes to wait. */
  waitMinutes_one: string;
  waitMinutes_other: string;
  /** No answer, or none that can be read. */
  serverError: string;
  device: DeviceWords;
}

const TOO_MANY = 429;
const SERVER_ERROR = 500;

export function refusedBy(language: Language, words: ServerWords): Pick<Speech, "refusal" | "deviceName"> {
  const codes: Readonly<Record<string, string>> = words.codes;
  const statuses: Readonly<Record<number, string>> = words.statuses;
  const inMinutes = (seconds: number) => {
    const count = Math.max(1, Math.ceil(seconds / 60));
    return (new Intl.PluralRules(language).select(count) === "one" ? words.waitMinutes_one : words.waitMinutes_other).replace("{{count}}", String(count));
  };
  return {
    deviceName: (label) => sayDevice(label, words.device),
    refusal({ status, code, retryAfter }) {
      if (code !== null && Object.hasOwn(codes, code)) return codes[code] ?? null;
      if (status === 0 || status >= SERVER_ERROR) return words.serverError;
      if (status === TOO_MANY && retryAfter !== null) return inMinutes(retryAfter);
      return statuses[status] ?? null;
    },
  };
}
