import { Switch } from "@worthy/ui";
import { useShown } from "../../../features/account/useShown.ts";
import { useAppMode } from "../../../features/appMode/useAppMode.ts";
import { deviceStorage } from "../../../features/session/deviceStorage.ts";
import { Part } from "../Part.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

/**
 * Whether lists of picks start with films on this device. Demonstrations and the business host have
 * their own mode.
 */
export function FilmsFirst() {
  const t = useTexts(accountTexts);
  const mode = useAppMode();
  const [shown, show] = useShown(mode === "MOVIES");
  if (mode !== "B2C" && mode !== "MOVIES") return null;
  const change = (on: boolean) => {
    deviceStorage.write("appMode", on ? "MOVIES" : "B2C");
    show(on);
  };
  return (
    <Part id="this-device" heading={t("account.onThisDevice")}>
      <div className="border-y border-hairline py-3">
        <Switch
          label={t("account.filmsFirst")}
          hint={t("account.filmsFirstHint")}
          checked={shown}
          onChange={({ target }) => change(target.checked)}
        />
      </div>
    </Part>
  );
}
