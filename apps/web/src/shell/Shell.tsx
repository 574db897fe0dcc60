import { classNames, LinkContext, ToastRegion } from "@worthy/ui";
import type { ReactNode } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useScreenWidth } from "../features/width/useScreenWidth.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { useT } from "../messages/useT.ts";
import { useServices } from "../features/services/Services.ts";
import { BottomTabs } from "./BottomTabs.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useInBrowser } from "../features/fields/useInBrowser.ts";

interface ShellProps {
  /** The page itself. */
  page: ReactNode;
  /** Lies over the page. */
  overlay?: ReactNode;
  /** Stands in place of the app's bar and its places. */
  header?: ReactNode;
  /** Further buttons of the top bar. */
  tools?: ReactNode;
  /** The page stays as it is, scrolled as it is, and is not seen. */
  pageHidden?: boolean;
}

/** The frame of every page. */
export function Shell({ page, header, overlay, tools, pageHidden = false }: ShellProps) {
  const t = useT();
  const { toasts } = useServices();
  const { busy } = useRouterState();
  const inBrowser = useInBrowser();
  // Until the window has been looked at, all stand there and the style sheet shows what fits.
  const width = useScreenWidth();
  return (
    <LinkContext value={RouterLink}>
      <a href="#main" className="absolute start-4 top-2 z-60 -translate-y-20 rounded-full bg-fill px-5 py-3 font-semibold text-on-fill focus:translate-y-0">
        {t("shell.skip")}
      </a>
      {busy ? <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-breathe bg-fill" /> : null}
      <div inert={pageHidden} className={classNames("relative isolate flex min-h-dvh flex-col overflow-x-clip pb-24 md:pb-16", pageHidden && "opacity-0")}>
        {header ?? <Header tools={tools} wide={width !== "mobile"} />}
        {/* With the bar it fills the window, so that the footer is under the first screen and does not move in it while a page fills. */}
        <main id="main" tabIndex={-1} aria-busy={busy} className="min-h-[calc(100dvh-7.5rem)] flex-1 outline-none">
          {page}
        </main>
        <Footer />
        {header == null && (width === null || width === "mobile") ? <BottomTabs /> : null}
      </div>
      {overlay}
      {inBrowser ? <ToastRegion toasts={toasts} label={t("shell.messages")} closeLabel={t("shell.close")} /> : null}
    </LinkContext>
  );
}
