import type { CallOutput } from "@worthy/contract";
import { Switch } from "@worthy/ui";
import { useShown } from "../../features/account/useShown.ts";
import { useT } from "../../messages/useT.ts";
import { useSettingWrite } from "./useSettingWrite.ts";

type Settings = CallOutput<"getSettings">;

const ORDER: readonly (keyof Settings)[] = [
  "recommendationsNotificationsEnabled",
  "remindersNotificationsEnabled",
  "featuresUpdatesNotificationsEnabled",
  "implicitWatchlistAddEnabled",
  "shareRatingsWithFriendsEnabled",
];

/** Each is saved as it is switched. */
export function SettingSwitches({ userId, settings }: { userId: string; settings: Settings }) {
  const t = useT();
  const set = useSettingWrite(userId);
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {ORDER.map((name) => (
        <li key={name} className="py-3">
          <SettingSwitch label={t(`account.${name}`)} hint={t(`account.${name}Hint`)} on={settings[name]} onSwitch={(on) => set({ name, on })} />
        </li>
      ))}
    </ul>
  );
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
  return <Switch label={label} hint={hint} checked={shown} onChange={({ target }) => change(target.checked)} />;
}
