/** One thing checked, and its state. */
export interface Finding {
  what: string;
  /** `note` is informative, `bad` keeps something from working. */
  state: "good" | "note" | "bad";
  told: string;
}

export const good = (what: string, told: string): Finding => ({ what, state: "good", told });
export const note = (what: string, told: string): Finding => ({ what, state: "note", told });
export const bad = (what: string, told: string): Finding => ({ what, state: "bad", told });
