import { buttonClass, Icon } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "./texts/wall.en.json" with { type: "json" };

interface DeckBarProps {
  /** The title whose rating Undo removes. */
  undoing: string | null;
  onUndo: () => void;
  /** Finds other titles to rate. */
  find: ReactNode;
  /** The hint above the card. */
  children: ReactNode;
}

/** Above the deck: undo, and the way to other titles. */
export function DeckBar({ undoing, onUndo, find, children }: DeckBarProps) {
  const t = useTexts(shellTexts, wallTexts);
  return (
    <div className="grid w-full shrink-0 grid-cols-[1fr_auto_1fr] items-center">
      <button
        type="button"
        aria-label={undoing === null ? t("shell.undo") : t("wall.undo", { name: undoing })}
        disabled={undoing === null}
        onClick={onUndo}
        className={buttonClass(
          "quiet",
          "medium",
          "-ms-3 justify-self-start px-3 disabled:invisible",
        )}
      >
        <Icon of={Undo2} />
        {t("shell.undo")}
      </button>
      {children}
      <span className="-me-3 min-h-11 justify-self-end">{find}</span>
    </div>
  );
}
