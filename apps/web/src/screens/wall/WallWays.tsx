import { classNames, Button, IconButton } from "@worthy/ui";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { MissingPart } from "../../features/failures/MissingPart.tsx";
import type { WallSearchDialogProps } from "./WallSearchDialog.tsx";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const LateDialog = lateComponent<WallSearchDialogProps>(
  () => import("./WallSearchDialog.tsx").then((file) => file.WallSearchDialog),
  undefined,
  ({ open, onClose }) => (open ? <MissingPart close={onClose} /> : null),
);

/**
 * Keeps what somebody types before the field is there that it is meant for. Returns a function that
 * gives the text and stops.
 */
function typedAhead(): () => string {
  let text = "";
  const stop = new AbortController();
  const keep = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a letter is no shortcut now
    text += event.key;
  };
  addEventListener("keydown", keep, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    const typed = text;
    text = "";
    return typed;
  };
}

/** Rates titles that are not on the wall; its dialog is loaded on first use. */
export function WallSearch({ look = "button" }: { look?: "button" | "icon" }) {
  const t = useTexts(wallTexts);
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const typed = useRef((): string => "");
  const open = () => {
    typed.current = typedAhead();
    setState("open");
  };
  const close = () => {
    typed.current();
    setState("closed");
  };
  return (
    <>
      {look === "icon" ? (
        <IconButton icon={Search} label={t("wall.search")} onClick={open} />
      ) : (
        <Button variant="quiet" icon={Search} onClick={open}>
          {t("wall.search")}
        </Button>
      )}
      {state === "unused" ? null : (
        <LateDialog open={state === "open"} onClose={close} takeTyped={() => typed.current()} />
      )}
    </>
  );
}

const SOURCES = [
  { to: "/rate", word: "wall.fromQuestions" },
  { to: "/rate/comfort-food", word: "wall.fromComfort" },
] as const;

interface WallWaysProps {
  /** Whether there is a choice of what to rate: after onboarding. */
  sources: boolean;
  searchable: boolean;
  className: string;
}

/** Ways to other titles to rate: next to the meters, and on phones below the deck. */
export function WallWays({ sources, searchable, className }: WallWaysProps) {
  const t = useTexts(wallTexts);
  const { pathname } = useLocation();
  return (
    <div className={classNames("flex-wrap items-center gap-2", className)}>
      {sources ? (
        <nav aria-label={t("wall.sources")} className="contents">
          {SOURCES.map(({ to, word }) => (
            <RouterLink
              key={to}
              href={to}
              aria-current={pathname === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-semibold hover:border-ink aria-[current=page]:border-fill aria-[current=page]:bg-fill aria-[current=page]:text-on-fill"
            >
              {t(word)}
            </RouterLink>
          ))}
        </nav>
      ) : null}
      {searchable ? <WallSearch /> : null}
    </div>
  );
}
