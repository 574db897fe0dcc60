import { buttonClass, UiLink } from "@worthy/ui";
import { lookAround } from "../../features/wall/useOpening.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** Leaves the wall before six ratings; this device then always has the app's navigation. */
export function LookAround({
  className,
  later = false,
}: {
  className?: string;
  /** Whether something is rated already. */
  later?: boolean;
}) {
  const t = useTexts(wallTexts);
  return (
    <UiLink
      href="/home/"
      onClick={lookAround}
      className={buttonClass("quiet", "medium", className)}
    >
      {t(later ? "wall.finishLater" : "wall.lookAround")}
    </UiLink>
  );
}
