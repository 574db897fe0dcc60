/** One thing checked, and its state. */
export interface Finding {
  what: string;
  /** `note` is informative, `bad` keeps something from working. */
  state: "good" | "note" | "bad";
  detail: string;
}

export const good = (what: string, detail: string): Finding => ({ what, state: "good", detail });
export const note = (what: string, detail: string): Finding => ({ what, state: "note", detail });
export const bad = (what: string, detail: string): Finding => ({ what, state: "bad", detail });
