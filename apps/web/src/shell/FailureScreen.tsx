import { buttonClass, EmptyState, ErrorState } from "@worthy/ui";
import { Clapperboard } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { watchServer } from "../features/failures/watchServer.ts";
import { ChunkLoadError } from "../features/failures/loadChunk.ts";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { MissingPage } from "../router/loadPage.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { pathOf } from "../router/PageLocation.ts";
import { useLocation } from "../router/useLocation.ts";
import { useNavigate } from "../router/useNavigate.ts";
import { useServices } from "../features/services/Services.ts";
import { useLocale, useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

/** Replaces a page that failed or does not exist. */
export function FailureScreen({ error }: { error: unknown }) {
  const locale = useLocale();
  const t = useTexts(shellTexts);
  const { track } = useServices();
  const missing = error instanceof MissingPage;
  const offline = error instanceof OfflineStart;
  useEffect(() => {
    if (!missing && !offline)
      track(
        "exception",
        { description: error instanceof Error ? error.message : String(error), fatal: true },
        error,
      );
  }, [error, missing, offline, track]);
  useRetryOnline(missing ? null : error);
  const home = (
    <RouterLink href="/" className={buttonClass(missing ? "primary" : "outline")}>
      {t("shell.missingAction")}
    </RouterLink>
  );
  const name = <h1 className="sr-only">{locale.productName}</h1>;
  if (missing) {
    return (
      <>
        {name}
        <EmptyState
          icon={Clapperboard}
          heading={t("shell.missing")}
          text={t("shell.missingHint")}
          action={home}
        />
      </>
    );
  }
  return (
    <>
      {name}
      <ErrorState
        heading={t(offline ? "shell.networkLost" : "shell.oops")}
        text={t(offline ? "shell.offlineHint" : "shell.oopsHint")}
        retry={{ label: t("shell.retry"), onPress: () => location.reload() }}
        action={home}
      />
    </>
  );
}

/**
 * Retries a page that failed without a network when it is back; pass `null` if nothing failed. One
 * that stands in for an unreachable server is retried when that is back, and reloaded if the app
 * started with it.
 */
function useRetryOnline(error: unknown): void {
  const navigate = useNavigate();
  const here = useLocation();
  const again = useEffectEvent(() => {
    // Browsers remember a module that failed to load: only a new page requests it again.
    if (error instanceof ChunkLoadError) location.reload();
    else if (error !== null)
      void navigate(pathOf(here), { replace: true, state: here.state, preventScrollReset: true });
  });
  useEffect(() => {
    const onOnline = () => again();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, []);
  // At its own address it stands in for nothing.
  const standsIn = error instanceof OfflineStart && here.pathname !== "/offline";
  const inApp = error instanceof OfflineStart && error.inApp;
  useEffect(
    () => (standsIn ? watchServer(() => (inApp ? again() : location.reload())) : undefined),
    [standsIn, inApp],
  );
}
