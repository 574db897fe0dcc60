/** Something that went wrong, as reported. */
export interface Fault {
  source: "CLIENT" | "SERVER";
  message: string;
  /** Path of the page or call, without query values. */
  address: string | null;
  status: number | null;
  userId: string | null;
  release: string;
  /** Where in the code: the stack, as far as known. */
  detail: string | null;
}

/** The same fault with its number of occurrences since last written. */
export interface CountedFault extends Fault {
  fingerprint: string;
  count: number;
}
