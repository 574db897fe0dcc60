import type { CallOutput } from "@worthy/contract";
import { Switch } from "@worthy/ui";
import { sharesRatings, switchedSharing } from "../../../features/account/ratingSharing.ts";
import { useSettingWrite } from "../../../features/account/useSettingWrite.ts";
import { useShown } from "../../../features/account/useShown.ts";
import { Part } from "../Part.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountFrameTexts from "../texts/accountFrame.en.json" with { type: "json" };
import accountTexts from "../texts/account.en.json" with { type: "json" };

type Settings = CallOutput<"getSettings">;

const SHARING = "shareRatingsWithFriendsEnabled";

const PARTS = [
  [
    "account.forNotifications",
    [
      "recommendationsNotificationsEnabled",
      "remindersNotificationsEnabled",
      "featuresUpdatesNotificationsEnabled",
    ],
  ],
  ["account.forTitles", ["showOriginalNamesEnabled"]],
  ["account.forTaste", ["implicitWatchlistAddEnabled"]],
  ["account.forPrivacy", [SHARING]],
] as const satisfies readonly (readonly [string, readonly (keyof Settings)[]])[];

/** Each is saved when switched. */
export function SettingSwitches({ userId, settings }: { userId: string; settings: Settings }) {
  const t = useTexts(accountTexts, accountFrameTexts);
  const set = useSettingWrite(userId, { notSaved: t("accountFrame.notSaved") });
  return PARTS.map(([heading, names]) => (
    <Part key={heading} id={heading} heading={t(heading)}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {names.map((name) => (
          <li key={name} className="py-3">
            <SettingSwitch
              label={t(`account.${name}`)}
              hint={t(`account.${name}Hint`)}
              on={name === SHARING ? sharesRatings(settings) : settings[name]}
              onSwitch={(on) => set(name === SHARING ? switchedSharing(on) : { [name]: on })}
            />
          </li>
        ))}
      </ul>
    </Part>
  ));
}

interface SettingSwitchProps {
  label: string;
  hint: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

function SettingSwitch({ label, hint, on, onSwitch }: SettingSwitchProps) {
  const [shown, show] = useShown(on);
  const change = (next: boolean) => {
    show(next);
    onSwitch(next);
  };
  return (
    <Switch
      label={label}
      hint={hint}
      checked={shown}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
