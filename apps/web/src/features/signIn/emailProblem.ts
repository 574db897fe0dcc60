import { isEmail } from "../fields/isEmail.ts";

/** Why an address can't be submitted; the server checks more closely. */
export function emailProblem(email: string): "signIn.emailMissing" | "signIn.emailWrong" | null {
  const text = email.trim();
  if (text === "") return "signIn.emailMissing";
  return isEmail(text) ? null : "signIn.emailWrong";
}
