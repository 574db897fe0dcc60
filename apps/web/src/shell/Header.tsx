import { Icon } from "@worthy/ui";
import type { ReactNode } from "react";
import { PlaceLink } from "../features/links/PlaceLink.tsx";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { HeaderSearch } from "../features/search/HeaderSearch.tsx";
import { Logo } from "./Logo.tsx";
import { places } from "./places.ts";
import { useLocale, useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

interface HeaderProps {
  /** Further buttons at the end. */
  tools?: ReactNode;
  /** Shows the main places; on phones they are at the bottom. */
  wide?: boolean;
}

/** The top bar: logo, the main places on wide windows, search, further buttons. */
export function Header({ tools, wide = true }: HeaderProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts);
  return (
    <header className="relative z-20">
      {/* Art may lie behind the bar: this keeps its text legible in both themes. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 -z-20 h-24 bg-linear-to-b from-ground/85 to-transparent"
      />
      <div className="mx-auto flex min-h-18 w-full max-w-360 flex-wrap items-center gap-x-4 px-4 lg:px-14">
        <RouterLink
          href="/"
          aria-label={t("shell.home", { product: locale.productName })}
          className="inline-flex min-h-11 items-center rounded-full"
        >
          <Logo name={locale.productName} />
        </RouterLink>
        {wide ? <PlacesBar /> : null}
        <div className="ms-auto flex items-center gap-2 md:min-w-0 md:flex-1 md:basis-56 md:justify-end">
          <HeaderSearch />
          <PlaceLink
            href={places.search.to}
            aria-label={t(places.search.word)}
            title={t(places.search.word)}
            className="icon-button sm:hidden"
          >
            <Icon of={places.search.icon} size={22} />
          </PlaceLink>
          {tools}
        </div>
      </div>
    </header>
  );
}

function PlacesBar() {
  const t = useTexts(shellTexts);
  return (
    <nav
      aria-label={t("shell.mainNavigation")}
      className="hidden flex-wrap items-center md:flex lg:ms-6 lg:gap-2"
    >
      {[places.today, places.rate, places.together, places.watchlists].map(({ to, word }) => (
        <PlaceLink key={to} href={to} className="bar-place">
          {t(word)}
        </PlaceLink>
      ))}
    </nav>
  );
}
