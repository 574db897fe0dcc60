import { Switch } from "@worthy/ui";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { keepConsent } from "../../features/tracking/consent.ts";
import { useConsent } from "../../features/tracking/useConsent.ts";
import { useT } from "../../messages/useT.ts";

/** Whether use is noted on this device: off until somebody turns it on. */
export function UsageSwitch() {
  const t = useT();
  return useInBrowser() ? <OfThisDevice /> : <Switch label={t("usage.switch")} hint={t("usage.switchHint")} disabled />;
}

function OfThisDevice() {
  const t = useT();
  const { consent, signalled } = useConsent();
  return (
    <>
      <Switch
        label={t("usage.switch")}
        hint={t("usage.switchHint")}
        disabled={signalled}
        checked={!signalled && consent === "yes"}
        onChange={({ target }) => keepConsent(target.checked ? "yes" : "no")}
      />
      {signalled ? <p className="mt-3 text-sm text-ink-second">{t("usage.signal")}</p> : null}
    </>
  );
}
