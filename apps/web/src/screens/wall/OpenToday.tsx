import { buttonClass, UiLink } from "@worthy/ui";
import type { WallProgress } from "../../features/wall/wallProgress.ts";
import { LookAround } from "./LookAround.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** The way to Today: the button once there are scores, otherwise when they come, and a way to skip. */
export function OpenToday({ progress }: { progress: WallProgress }) {
  const t = useTexts(wallTexts);
  if (progress.enough) {
    return (
      <UiLink href="/home/" className={buttonClass("primary", "large", "w-full")}>
        {t("wall.openToday")}
      </UiLink>
    );
  }
  return (
    <div className="flex items-center gap-3 border-t border-hairline pt-4">
      <p className="flex-1 text-sm font-semibold text-ink-second">{t("wall.sixRatings")}</p>
      <LookAround />
    </div>
  );
}
