import { buttonClass, UiLink } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import type { WallProgress } from "../../features/wall/wallProgress.ts";

/** The way on to Today: the button when the numbers are there, otherwise how far it is, and a way to skip. */
export function OpenToday({ progress }: { progress: WallProgress }) {
  const t = useT();
  if (progress.enough) {
    return (
      <UiLink href="/home/" className={buttonClass("primary", "large", "w-full")}>
        {t("wall.openToday")}
      </UiLink>
    );
  }
  return (
    <div className="flex items-center gap-3 border-t border-hairline pt-4">
      <p className="flex-1 text-sm font-semibold text-ink-second">{t("wall.toOpenToday", { count: progress.missing })}</p>
      <UiLink href="/home/" className={buttonClass("quiet")}>
        {t("wall.skip")}
      </UiLink>
    </div>
  );
}
