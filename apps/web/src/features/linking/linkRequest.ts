import type { CallInput } from "@worthy/contract";

/** How a request is named: by what the QR code holds, or by the code that was typed. */
export type LinkName = Pick<NonNullable<CallInput<"lookAtLink">["body"]>, "token" | "code">;

const CODE = /^[A-Za-z]{4}-[A-Za-z]{4}$/;
const TOKEN = /^[A-Za-z0-9]{1,100}$/;

/** Reads the value of `?processQR=`: a token, or a code, whose hyphen no token has. */
export function parseLinkName(value: string): LinkName | null {
  if (CODE.test(value)) return { code: value.toUpperCase() };
  return TOKEN.test(value) ? { token: value } : null;
}
