import { isEmail } from "../fields/isEmail.ts";

/** What keeps an address from being sent off; the server looks closer. */
export function emailProblem(email: string): "signIn.emailMissing" | "signIn.emailWrong" | null {
  const text = email.trim();
  if (text === "") return "signIn.emailMissing";
  return isEmail(text) ? null : "signIn.emailWrong";
}
