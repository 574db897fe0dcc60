import { spoken } from "./speech.ts";

/** A device as the server names it ("Chrome on Android"), in the language that is spoken. */
export function deviceName(label: string): string {
  return spoken()?.deviceName(label) ?? label;
}
