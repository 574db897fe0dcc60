import type { ReactNode } from "react";
import { useSession } from "../session/useSession.ts";
import { EmailForm } from "./EmailForm.tsx";
import { LinkWaiting } from "./LinkWaiting.tsx";
import { SignedIn } from "./SignedIn.tsx";
import type { EmailLink } from "./useEmailLink.ts";

interface SignInPanelProps {
  link: EmailLink;
  /** The way on for whoever is signed in. */
  onward: ReactNode;
  /** Stands under the form. */
  children?: ReactNode;
}

/** The part of every sign-in that changes: the form, then the waiting, then who is here. */
export function SignInPanel({ link, onward, children }: SignInPanelProps) {
  const { loggedIn } = useSession();
  if (loggedIn) return <SignedIn merged={link.merged ?? null} action={onward} />;
  if (link.kept) return <LinkWaiting link={link} kept={link.kept} />;
  return (
    <>
      <EmailForm link={link} />
      {children}
    </>
  );
}
