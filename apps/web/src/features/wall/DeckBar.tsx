import type { RatingValue } from "@worthy/domain";
import { ActionMenu, buttonClass, Icon, IconButton, ratingIcons } from "@worthy/ui";
import { Ellipsis, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "./texts/wall.en.json" with { type: "json" };

const INTENTS = ["INTERESTED", "NOT_INTERESTED"] as const satisfies readonly RatingValue[];

interface DeckBarProps {
  name: string;
  /** The title whose rating Undo removes. */
  undoing: string | null;
  onUndo: () => void;
  onRate: (value: RatingValue) => void;
  /** The hint above the card. */
  children: ReactNode;
}

/** Above the deck: undo, and the menu of the two intents. */
export function DeckBar({ name, undoing, onUndo, onRate, children }: DeckBarProps) {
  const t = useTexts(ratingTexts, shellTexts, wallTexts);
  return (
    <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center">
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
      <ActionMenu
        trigger={
          <IconButton
            icon={Ellipsis}
            label={t("wall.moreRatings", { name })}
            className="-me-3 justify-self-end"
          />
        }
        actions={INTENTS.map((kind) => ({
          key: kind,
          label: t(`rating.${kind}`),
          icon: ratingIcons[kind],
          onSelect: () => onRate(kind),
        }))}
      />
    </div>
  );
}
