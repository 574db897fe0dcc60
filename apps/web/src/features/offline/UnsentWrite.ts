import type { EndpointId } from "@worthy/contract";
import type { RawInput } from "../../api/addressOf.ts";
import type { Shown } from "../services/Writes.ts";

/** A write the server may not have yet, as stored on the device. */
export interface UnsentWrite {
  /** The same for every attempt, so that the server runs it once. */
  key: string;
  /** Its position in the queue: milliseconds, and never less than earlier writes. */
  at: number;
  /** Its person; null if made before the device had an account. */
  userId: string | null;
  endpoint: EndpointId;
  input: RawInput;
  shown: Shown;
  /** It could not be sent immediately. */
  waits: boolean;
  /**
   * Its person was signed out: it waits for them to return and confirm. `asked` if they chose that.
   */
  left?: "asked" | "unasked";
}

/** Parses a stored write; null if invalid. */
export function parseUnsent(text: string | null): UnsentWrite | null {
  try {
    const value: Partial<UnsentWrite> | null = JSON.parse(text ?? "null");
    const whole =
      typeof value?.key === "string" &&
      typeof value.at === "number" &&
      typeof value.endpoint === "string" &&
      value.userId !== undefined &&
      value.input &&
      value.shown;
    return whole ? (value as UnsentWrite) : null; // written by us, and the rest is optional
  } catch {
    return null;
  }
}
