import type { EndpointId } from "@worthy/contract/manifest";
import type { RawInput } from "../../api/addressOf.ts";
import type { Shown } from "./Writes.ts";

/** A write that the server may not have yet, as the device keeps it. */
export interface UnsentWrite {
  /** The same at every try, so that the server does it once. */
  key: string;
  /** Its place in the line: milliseconds, and never less than those before it. */
  at: number;
  /** Whose it is; null when it was made before the device had an account. */
  userId: string | null;
  endpoint: EndpointId;
  input: RawInput;
  shown: Shown;
  /** It could not go out at once. */
  waits: boolean;
  /** Its person was signed out: it waits for them to come back and say so. `asked` when they chose that. */
  left?: "asked" | "unasked";
}

/** Reads a kept write; null for anything that is not one. */
export function parseUnsent(text: string | null): UnsentWrite | null {
  try {
    const value: Partial<UnsentWrite> | null = JSON.parse(text ?? "null");
    const whole = typeof value?.key === "string" && typeof value.at === "number" && typeof value.endpoint === "string" && value.userId !== undefined && value.input && value.shown;
    return whole ? (value as UnsentWrite) : null; // our own writing, and the rest of it is optional
  } catch {
    return null;
  }
}
