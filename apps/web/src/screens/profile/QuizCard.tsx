import { buttonClass, Icon } from "@worthy/ui";
import { GalleryVerticalEnd } from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useT } from "../../messages/useT.ts";

/** The default custom profile: what everybody begins with. */
export function QuizCard() {
  const t = useT();
  return (
    <section aria-labelledby="default-profile" className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-sheet border border-hairline bg-raised p-5">
      <span className="grid size-14 shrink-0 place-items-center rounded-full border border-dashed border-edge text-ink-second">
        <Icon of={GalleryVerticalEnd} size={24} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="default-profile" className="font-display text-lg font-semibold">
          {t("account.defaultName")}
        </h2>
        <p className="text-sm text-ink-second">{t("account.defaultDescription")}</p>
      </div>
      <RouterLink href="/rate" className={buttonClass("outline")}>
        {t("account.defaultAction")}
      </RouterLink>
    </section>
  );
}
