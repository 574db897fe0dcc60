import { Button } from "@worthy/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRouterState } from "../../router/RouterContext.ts";
import { RouterLink } from "../links/RouterLink.tsx";
import { useIsOpened } from "../wall/useOpening.ts";
import { storeConsent } from "./consent.ts";
import { useConsent } from "./useConsent.ts";
import { useTexts } from "../../locale/useLocale.ts";
import usageTexts from "./texts/usage.en.json" with { type: "json" };

// Looked up again on every page, which may have another footer.
const findFoot = () => document.querySelector("footer");
const neverTold = () => () => {};

/**
 * Asks once, at the bottom of the page, where it covers nothing and hurries nobody, and only after
 * the opening.
 */
export function ConsentLine() {
  const { consent, signalled } = useConsent();
  const {
    location: { pathname },
  } = useRouterState();
  const foot = useSyncExternalStore(neverTold, findFoot, () => null);
  // The thanks stay until the next page.
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);
  const answered = answeredOn === pathname;
  const opened = useIsOpened();
  const asks = consent === null && !signalled && opened;
  if (!foot || (!asks && !answered)) return null;
  const answer = (said: "yes" | "no") => {
    storeConsent(said);
    setAnsweredOn(pathname);
  };
  return createPortal(
    answered && consent !== null ? <Answered consent={consent} /> : <Question answer={answer} />,
    foot,
  );
}

function Question({ answer }: { answer: (said: "yes" | "no") => void }) {
  const t = useTexts(usageTexts);
  return (
    <section
      aria-labelledby="usage-question"
      className="mt-2 flex flex-col gap-3 border-t border-hairline py-5 md:flex-row md:items-center md:justify-between md:gap-10"
    >
      <div className="max-w-160">
        <h2 id="usage-question" className="text-sm font-semibold">
          {t("usage.question")}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-second">
          {t("usage.what")}{" "}
          <RouterLink href="/privacy#usage" className="underline underline-offset-4 hover:text-ink">
            {t("usage.more")}
          </RouterLink>
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => answer("yes")}>
          {t("usage.yes")}
        </Button>
        <Button variant="outline" onClick={() => answer("no")}>
          {t("usage.no")}
        </Button>
      </div>
    </section>
  );
}

/** Replaces the buttons, and takes over their focus. */
function Answered({ consent }: { consent: "yes" | "no" }) {
  const t = useTexts(usageTexts);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={text}
      tabIndex={-1}
      role="status"
      className="mt-2 border-t border-hairline py-5 text-sm text-ink-second outline-none"
    >
      {t(consent === "yes" ? "usage.thanks" : "usage.refused")}
    </p>
  );
}
