/** What was looked at, and how it stands. */
export interface Finding {
  what: string;
  /** `note` is good to know, `bad` keeps something from working. */
  state: "good" | "note" | "bad";
  told: string;
}

export const good = (what: string, told: string): Finding => ({ what, state: "good", told });
export const note = (what: string, told: string): Finding => ({ what, state: "note", told });
export const bad = (what: string, told: string): Finding => ({ what, state: "bad", told });
