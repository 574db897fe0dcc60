import { Avatar, Button } from "@worthy/ui";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { avatarUrl } from "../../account/avatarUrl.ts";
import type { Person } from "./people.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface RedeemCardProps {
  inviter: Person;
  heading: string;
  hint?: string;
  /** Label and action of the accepting answer. */
  yes: { label: string; action: string };
  /** The action requested by the invite's address, whose button gets the focus. */
  wanted?: string | null;
  onAnswer: (action: string) => void;
  busy?: boolean;
  /** The heading is the page's. */
  alone?: boolean;
  /** Shown after the answers. */
  children?: ReactNode;
}

/** The redeem components: who invites to what, and the two answers. */
export function RedeemCard({
  inviter,
  heading,
  hint,
  yes,
  wanted = null,
  onAnswer,
  busy = false,
  alone = false,
  children,
}: RedeemCardProps) {
  const t = useTexts(sharingTexts);
  const id = useId();
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted !== null)
      answers.current
        ?.querySelector<HTMLElement>(`[data-action="${wanted === "decline" ? "decline" : "yes"}"]`)
        ?.focus();
  }, [wanted]);
  // The card disappears with its answer: the focus stays on the page.
  const give = (action: string) => {
    onAnswer(action);
    if (!alone) focusPage();
  };
  const Heading = alone ? "h1" : "h2";
  return (
    <section
      aria-labelledby={id}
      className="flex max-w-224 flex-col gap-4 rounded-sheet border border-hairline bg-raised p-5 sm:flex-row sm:items-center md:p-6"
    >
      <div className="flex min-w-0 flex-1 gap-4">
        <Avatar
          name={inviter.profileName}
          src={avatarUrl(inviter.profileImage, "thumbnail")}
          size={44}
          decorative
        />
        <div className="min-w-0">
          <Heading
            id={id}
            tabIndex={alone ? -1 : undefined}
            className="font-display text-lg font-semibold text-balance wrap-anywhere"
          >
            {heading}
          </Heading>
          {hint ? (
            <p className="mt-1 max-w-130 text-sm text-pretty text-ink-second">{hint}</p>
          ) : null}
        </div>
      </div>
      <div ref={answers} className="flex shrink-0 flex-wrap gap-3 max-sm:[&>button]:flex-1">
        <Button
          data-action="yes"
          aria-describedby={id}
          disabled={busy}
          onClick={() => give(yes.action)}
        >
          {yes.label}
        </Button>
        <Button
          data-action="decline"
          aria-describedby={id}
          variant="outline"
          disabled={busy}
          onClick={() => give("decline")}
        >
          {t("sharing.decline")}
        </Button>
        {children}
      </div>
    </section>
  );
}

function focusPage(): void {
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
