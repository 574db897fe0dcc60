import { useEffect, useRef, type RefObject } from "react";
import { EmailForm } from "./EmailForm.tsx";
import { LinkWaiting } from "./LinkWaiting.tsx";
import type { EmailLink } from "./useEmailLink.ts";

/** The form, and once a link is on its way, the waiting in its place. */
export function SignInSteps({ link }: { link: EmailLink }) {
  const { part, noteSwap } = useSwapFocus(link.kept !== null);
  const shown = {
    ...link,
    send: (email: string) => (noteSwap(), link.send(email)),
    forget: () => (noteSwap(), link.forget()),
  };
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {link.kept ? <LinkWaiting link={shown} kept={link.kept} /> : <EmailForm link={shown} />}
    </div>
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
