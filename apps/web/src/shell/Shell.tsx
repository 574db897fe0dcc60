import { LinkContext, ToastRegion } from "@worthy/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useNavigation } from "react-router";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";
import { useServices } from "../features/services/Services.ts";
import { BottomTabs } from "./BottomTabs.tsx";
import { Header } from "./Header.tsx";
import { useNetworkToast } from "./useNetworkToast.ts";

/** The frame of every page; `overlay` lies over it. */
export function Shell({ overlay }: { overlay?: ReactNode }) {
  const t = useT();
  const { toasts } = useServices();
  const busy = useNavigation().state === "loading";
  const inBrowser = useInBrowser();
  useScrollRestoration();
  useNetworkToast();
  return (
    <LinkContext value={RouterLink}>
      <a href="#main" className="absolute start-4 top-2 z-60 -translate-y-20 rounded-full bg-fill px-5 py-3 font-semibold text-on-fill focus:translate-y-0">
        {t("shell.skip")}
      </a>
      {busy ? <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-breathe bg-fill" /> : null}
      <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip pb-24 md:pb-16">
        <Header />
        <main id="main" tabIndex={-1} aria-busy={busy} className="flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <BottomTabs />
      {overlay}
      {inBrowser ? <ToastRegion toasts={toasts} label={t("shell.messages")} closeLabel={t("shell.close")} /> : null}
    </LinkContext>
  );
}

const never = () => () => {};

/** Messages exist in the browser only; the server's page has none to hydrate. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
