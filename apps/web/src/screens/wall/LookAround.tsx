import { buttonClass, UiLink } from "@worthy/ui";
import { lookAround } from "../../features/wall/useOpening.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** Leaves the wall before six ratings; this device then always has the app's navigation. */
export function LookAround({ className }: { className?: string }) {
  const t = useTexts(wallTexts);
  return (
    <UiLink
      href="/home/"
      onClick={lookAround}
      className={buttonClass("quiet", "medium", className)}
    >
      {t("wall.lookAround")}
    </UiLink>
  );
}
