import { useQuery } from "@tanstack/react-query";
import { Switch } from "@worthy/ui";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { useShown } from "../../features/account/useShown.ts";
import { Part } from "../profile/Part.tsx";
import { useSettingWrite } from "../profile/useSettingWrite.ts";
import { useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

const NAME = "shareRatingsWithFriendsEnabled";

/** What friends see of each other, and the switch that controls it. */
export function SharingPart({ userId }: { userId: string }) {
  const t = useTexts(friendsTexts);
  const { data } = useQuery(settingsQuery(userId));
  return (
    <Part id="sharing" heading={t("friends.sharing")} hint={t("friends.sharingHint")}>
      {data ? <SharingSwitch userId={userId} on={data[NAME]} /> : <div className="min-h-15" />}
    </Part>
  );
}

function SharingSwitch({ userId, on }: { userId: string; on: boolean }) {
  const t = useTexts(friendsTexts);
  const set = useSettingWrite(userId);
  const [shown, show] = useShown(on);
  const change = (next: boolean) => {
    show(next);
    set({ name: NAME, on: next });
  };
  return (
    <div className="border-y border-hairline py-3">
      <Switch
        label={t("friends.sharingOn")}
        hint={t("friends.sharingOnHint")}
        checked={shown}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
