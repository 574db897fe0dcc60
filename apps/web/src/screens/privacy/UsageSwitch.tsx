import { Switch } from "@worthy/ui";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { storeConsent } from "../../features/tracking/consent.ts";
import { useConsent } from "../../features/tracking/useConsent.ts";
import { useTexts } from "../../locale/useLocale.ts";
import usageTexts from "../../features/tracking/texts/usage.en.json" with { type: "json" };

/** Whether usage is tracked on this device: off until somebody turns it on. */
export function UsageSwitch() {
  const t = useTexts(usageTexts);
  return useHydrated() ? (
    <OfThisDevice />
  ) : (
    <Switch label={t("usage.switch")} hint={t("usage.switchHint")} disabled />
  );
}

function OfThisDevice() {
  const t = useTexts(usageTexts);
  const { consent, signalled } = useConsent();
  return (
    <>
      <Switch
        label={t("usage.switch")}
        hint={t("usage.switchHint")}
        disabled={signalled}
        checked={!signalled && consent === "yes"}
        onChange={({ target }) => storeConsent(target.checked ? "yes" : "no")}
      />
      {signalled ? <p className="mt-3 text-sm text-ink-second">{t("usage.signal")}</p> : null}
    </>
  );
}
