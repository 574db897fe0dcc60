import { VisuallyHidden } from "@worthy/ui";
import type { PickMovement } from "./pickMovements.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** A pick's movement: a triangle with the number of places, or New. */
export function PickMovementMark({ movement }: { movement: PickMovement }) {
  const t = useTexts(wallTexts);
  if (movement.kind === "same") return null;
  if (movement.kind === "new")
    return <span className="text-xs font-semibold">{t("wall.new")}</span>;
  const up = movement.kind === "up";
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold tabular-nums">
      <svg
        aria-hidden
        width="8"
        height="7"
        viewBox="0 0 8 7"
        className={up ? "" : "rotate-180 text-ink-second"}
      >
        <path d="M4 0 8 7H0Z" fill="currentColor" />
      </svg>
      <span aria-hidden>{movement.places}</span>
      <VisuallyHidden>
        {t(up ? "wall.movedUp" : "wall.movedDown", { count: movement.places })}
      </VisuallyHidden>
    </span>
  );
}
