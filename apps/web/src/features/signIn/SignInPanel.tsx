import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useSession } from "../session/useSession.ts";
import { EmailForm } from "./EmailForm.tsx";
import { LinkWaiting } from "./LinkWaiting.tsx";
import { SignedIn } from "./SignedIn.tsx";
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
  const { part, noteSwap } = useSwapFocus(link.kept !== null);
  if (loggedIn) return <SignedIn merged={link.merged ?? null} action={onward} />;
  const shown = {
    ...link,
    send: (email: string) => (noteSwap(), link.send(email)),
    forget: () => (noteSwap(), link.forget()),
  };
  return (
    <>
      <div ref={part} tabIndex={-1} className="outline-none">
        {link.kept ? <LinkWaiting link={shown} kept={link.kept} /> : <EmailForm link={shown} />}
      </div>
      {link.kept ? null : children}
    </>
  );
}

/**
 * The form and the waiting replace each other, with the button that was pressed: the focus goes to
 * what came instead. It stays where it is when a page opens with one of them.
 */
function useSwapFocus(waiting: boolean): {
  part: RefObject<HTMLDivElement | null>;
  /** To be called before a swap that somebody has asked for. */
  noteSwap: () => void;
} {
  const part = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current === waiting) return;
    before.current = waiting;
    if (asked.current && document.activeElement?.contains(part.current)) part.current?.focus();
    asked.current = false;
  }, [waiting]);
  return { part, noteSwap: () => void (asked.current = true) };
}
