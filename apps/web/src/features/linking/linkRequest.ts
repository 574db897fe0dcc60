import type { CallInput } from "@worthy/contract";

/** Identifies a request: by the content of the QR code, or by a typed code. */
export type LinkName = Pick<NonNullable<CallInput<"lookAtLink">["body"]>, "token" | "code">;

const CODE = /^[A-Za-z]{4}-[A-Za-z]{4}$/;
const TOKEN = /^[A-Za-z0-9]{1,100}$/;

/** Parses the value of `?processQR=`: a token, or a code, whose hyphen no token has. */
export function parseLinkName(value: string): LinkName | null {
  if (CODE.test(value)) return { code: value.toUpperCase() };
  return TOKEN.test(value) ? { token: value } : null;
}
