import type { CallOutput } from "@worthy/contract";
import { Switch } from "@worthy/ui";
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
          <Switch label={t(`account.${name}`)} hint={t(`account.${name}Hint`)} checked={settings[name]} onChange={({ target }) => set({ name, on: target.checked })} />
        </li>
      ))}
    </ul>
  );
}
