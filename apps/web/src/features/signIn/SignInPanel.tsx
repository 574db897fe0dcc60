import type { ReactNode } from "react";
import { useSession } from "../session/useSession.ts";
import { SignedIn } from "./SignedIn.tsx";
import { SignInSteps } from "./SignInSteps.tsx";
import type { EmailLink } from "./useEmailLink.ts";

interface SignInPanelProps {
  link: EmailLink;
  /** The next step for somebody signed in. */
  onward: ReactNode;
  /** Shown below the form. */
  children?: ReactNode;
}

/** The changing part of every sign-in: the form, then the waiting, then the signed-in person. */
export function SignInPanel({ link, onward, children }: SignInPanelProps) {
  const { loggedIn } = useSession();
  if (loggedIn) return <SignedIn merged={link.merged ?? null} action={onward} />;
  return (
    <>
      <SignInSteps link={link} />
      {link.kept ? null : children}
    </>
  );
}
