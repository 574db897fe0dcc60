import { Chip, Skeleton, Switch } from "@worthy/ui";
import { useId } from "react";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { useLocalSetting } from "../../../features/settings/useLocalSetting.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminSettingsTexts from "./texts/adminSettings.en.json" with { type: "json" };

/** Models for recommendations; empty for the server's default. */
const MODELS = ["", "worthy", "content"] as const;

const SWITCHES = ["admin", "debug", "matchScore"] as const;

/** Display settings for administrators, on this device. */
export function AdminSettingsScreen() {
  const t = useTexts(adminSettingsTexts);
  const inBrowser = useHydrated();
  return (
    <AdminFrame heading={t("adminSettings.heading")} hint={t("adminSettings.hint")}>
      {/* Only the device knows its own settings. */}
      {() => (inBrowser ? <Settings /> : <Skeleton className="h-80 w-full" />)}
    </AdminFrame>
  );
}

function Settings() {
  return (
    <div className="flex max-w-160 flex-col gap-12">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {SWITCHES.map((name) => (
          <li key={name} className="py-3">
            <SettingSwitch name={name} />
          </li>
        ))}
      </ul>
      <ModelChoice />
    </div>
  );
}

function SettingSwitch({ name }: { name: (typeof SWITCHES)[number] }) {
  const t = useTexts(adminSettingsTexts);
  const [on, set] = useLocalSetting(name);
  return (
    <Switch
      label={t(`adminSettings.${name}`)}
      hint={t(`adminSettings.${name}Hint`)}
      checked={on}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

/** The model for recommendations. */
function ModelChoice() {
  const t = useTexts(adminSettingsTexts);
  const id = useId();
  const [algo, choose] = useLocalSetting("algo");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl font-semibold">
        {t("adminSettings.algo")}
      </h2>
      <p className="mt-1 text-ink-second">{t("adminSettings.algoHint")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {MODELS.map((model) => (
          <Chip key={model} pressed={model === algo} onClick={() => choose(model)}>
            {t(`adminSettings.model_${model || "own"}`)}
          </Chip>
        ))}
      </div>
    </section>
  );
}
