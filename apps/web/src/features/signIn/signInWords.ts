import type { Session } from "../session/useSession.ts";
import type { EmailLink } from "./useEmailLink.ts";

export type SignInMode = "signIn" | "register";

interface SignInState {
  mode: SignInMode;
  link: Pick<EmailLink, "kept" | "state" | "mail">;
  session: Pick<Session, "loggedIn">;
}

/** Heading of a sign-in at its present stage. */
export function signInHeading({ mode, link, session }: SignInState) {
  if (session.loggedIn) return "signIn.done" as const;
  if (link.kept && link.state !== "ENDED" && link.mail !== "FAILED")
    return "signIn.waiting" as const;
  return mode === "register" ? ("signIn.register" as const) : ("signIn.heading" as const);
}

/** The sentence below it; null if the panel says everything. */
export function signInLead({ mode, link, session }: SignInState) {
  if (session.loggedIn || link.kept) return null;
  return mode === "register" ? ("signIn.registerLead" as const) : ("signIn.lead" as const);
}
