import { Icon } from "@worthy/ui";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useRatings } from "../features/rating/useRatings.ts";
import type { Opening } from "../features/wall/useOpening.ts";
import { WallCounter } from "../features/wall/WallCounter.tsx";
import { wallProgressOf } from "../features/wall/wallProgress.ts";
import { useMinWidth } from "../features/width/useMinWidth.ts";
import { Logo } from "./Logo.tsx";
import { useLocale, useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

interface StartHeaderProps {
  opening: Opening;
  /** Shown before the account. */
  tools: ReactNode;
  /** The account's button, or the way to sign in. */
  account: ReactNode;
}

/**
 * The bar of the opening: the logo and a way to sign in, which the counter replaces on phones after
 * the first rating. On desktops it ends where the rail of picks begins.
 */
export function StartHeader({ opening: { rated }, tools, account }: StartHeaderProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts);
  const wide = useMinWidth("sm");
  const { progress } = useRatings();
  const notCounting = rated ? "max-sm:hidden" : "";
  return (
    <header className="relative z-20 lg:me-103">
      <div className="mx-auto flex min-h-14 w-full max-w-258 items-center gap-x-2 px-4 sm:min-h-18 lg:ps-14 lg:pe-12">
        <RouterLink
          href="/"
          aria-label={t("shell.home", { product: locale.productName })}
          className="inline-flex min-h-11 items-center rounded-full"
        >
          <Logo name={locale.productName} />
        </RouterLink>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          {tools}
          {rated && wide !== true ? (
            <div className="sm:hidden">
              <WallCounter progress={wallProgressOf(progress)} />
            </div>
          ) : null}
          <RouterLink
            href="/search"
            aria-label={t("shell.search")}
            className={`inline-grid size-11 place-items-center rounded-full hover:bg-lifted sm:hidden ${notCounting}`}
          >
            <Icon of={Search} size={22} />
          </RouterLink>
          <div className={notCounting}>{account}</div>
        </div>
      </div>
    </header>
  );
}
