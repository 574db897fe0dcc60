/** Something that went wrong, as it was noticed. */
export interface Fault {
  source: "CLIENT" | "SERVER";
  message: string;
  /** Path of the page or the call, without the values of its query. */
  address: string | null;
  status: number | null;
  userId: string | null;
  release: string;
  /** Where in the program: the stack, as far as it is known. */
  detail: string | null;
}

/** The same fault, however often it happened since it was last written. */
export interface CountedFault extends Fault {
  fingerprint: string;
  count: number;
}
