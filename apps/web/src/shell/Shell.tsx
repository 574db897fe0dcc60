import { classNames, LinkContext, ToastRegion, Icon } from "@worthy/ui";
import type { ReactNode } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useScreenWidth } from "../features/width/useScreenWidth.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { useServices } from "../features/services/Services.ts";
import { SandboxLine } from "./SandboxLine.tsx";
import { Header } from "./Header.tsx";
import { useHydrated } from "../features/fields/useHydrated.ts";
import { useTexts } from "../locale/useLocale.ts";
import { PlaceLink } from "../features/links/PlaceLink.tsx";
import { places } from "./places.ts";
import { InstalledCredits } from "../features/sources/InstalledCredits.tsx";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

const LINKS = ["worthy", "lists", "titles", "about", "privacy"] as const;

/** The footer: sources of facts, and links to more about them. */
function Footer() {
  const t = useTexts(shellTexts);
  return (
    <footer className="mx-auto mt-12 w-full max-w-360 px-4 lg:px-14">
      <div className="flex flex-wrap items-center gap-x-8 border-t border-hairline pt-2">
        {LINKS.map((name) => (
          <RouterLink key={name} href={`/${name}`} className="quiet-link">
            {t(`shell.${name}`)}
          </RouterLink>
        ))}
        <InstalledCredits className="flex flex-wrap gap-x-6 gap-y-1 py-2" />
      </div>
    </footer>
  );
}

interface ShellProps {
  /** The page itself. */
  page: ReactNode;
  /** Shown over the page. */
  overlay?: ReactNode;
  /** Replaces the app's bar and its places. */
  header?: ReactNode;
  /** Further buttons of the top bar. */
  tools?: ReactNode;
  /** Whether the page has its own bar on phones, and its own search field. */
  fullScreen?: boolean | undefined;
  /** Hides the page, which stays mounted and scrolled as it is. */
  pageHidden?: boolean;
}

/** The frame of every page. */
export function Shell({
  page,
  header,
  overlay,
  tools,
  fullScreen = false,
  pageHidden = false,
}: ShellProps) {
  const t = useTexts(shellTexts);
  const { toasts } = useServices();
  const { busy } = useRouterState();
  const inBrowser = useHydrated();
  // Until the window has been measured, all are rendered and the style sheet shows what fits.
  const width = useScreenWidth();
  return (
    <LinkContext value={RouterLink}>
      <a
        href="#main"
        className="absolute start-4 top-2 z-60 -translate-y-20 rounded-full bg-fill px-5 py-3 font-semibold text-on-fill focus:translate-y-0"
      >
        {t("shell.skip")}
      </a>
      {busy ? (
        <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-breathe bg-fill" />
      ) : null}
      <div
        inert={pageHidden}
        data-full-screen={fullScreen || undefined}
        className={classNames(
          "relative isolate flex min-h-dvh flex-col overflow-x-clip pb-24 md:pb-16",
          header == null && "[--tabs:4.75rem]",
          pageHidden && "opacity-0",
        )}
      >
        <SandboxLine />
        {header ?? <Header tools={tools} wide={width !== "mobile"} />}
        {/* Fills the window together with the bar, so that the footer is below the first screen and does not move while a page loads. */}
        <main
          id="main"
          tabIndex={-1}
          aria-busy={busy}
          className="min-h-[calc(100dvh-7.5rem)] flex-1 outline-none"
        >
          {page}
        </main>
        <Footer />
        {header == null && (width === null || width === "mobile") ? <BottomTabs /> : null}
      </div>
      {overlay}
      {inBrowser ? (
        <ToastRegion toasts={toasts} label={t("shell.messages")} closeLabel={t("shell.close")} />
      ) : null}
    </LinkContext>
  );
}

/** The main places at the bottom on phones. Large text has two rows of words without icons. */
function BottomTabs() {
  const t = useTexts(shellTexts);
  return (
    <nav
      aria-label={t("shell.mainNavigation")}
      className="@container fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex min-h-19 flex-wrap @max-[19.5rem]:min-h-0">
        {Object.values(places).map(({ to, word, icon }) => (
          <li key={to} className="tab-place">
            <PlaceLink href={to} className="tab">
              <span className="@max-[19.5rem]:hidden">
                <Icon of={icon} size={22} />
              </span>
              {t(word)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
