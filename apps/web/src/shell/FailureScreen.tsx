import { buttonClass, EmptyState, ErrorState } from "@worthy/ui";
import { Clapperboard } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";
import { useServices } from "../features/services/Services.ts";

/** Stands where a page failed or does not exist. */
export function FailureScreen() {
  const error = useRouteError();
  const t = useT();
  const { track } = useServices();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) track("exception", { description: error instanceof Error ? error.message : String(error), fatal: true });
  }, [error, missing, track]);
  useRetryOnline(missing);
  const home = (
    <RouterLink href="/" className={buttonClass(missing ? "primary" : "outline")}>
      {t("shell.missingAction")}
    </RouterLink>
  );
  const name = <h1 className="sr-only">{t("shell.name")}</h1>;
  if (missing) {
    return (
      <>
        {name}
        <EmptyState icon={Clapperboard} heading={t("shell.missing")} text={t("shell.missingHint")} action={home} />
      </>
    );
  }
  return (
    <>
      {name}
      <ErrorState heading={t("shell.oops")} text={t("shell.oopsHint")} retry={{ label: t("shell.retry"), onPress: () => location.reload() }} action={home} />
    </>
  );
}

/** A page that failed for want of a network is asked for again when that is back. */
function useRetryOnline(missing: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const again = useEffectEvent(() => void (missing || navigate(location, { replace: true, state: location.state, preventScrollReset: true })));
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
}
