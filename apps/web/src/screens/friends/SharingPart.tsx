import { useQuery } from "@tanstack/react-query";
import { Switch } from "@worthy/ui";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { sharesRatings, switchedSharing } from "../../features/account/ratingSharing.ts";
import { useSettingWrite } from "../../features/account/useSettingWrite.ts";
import { useShown } from "../../features/account/useShown.ts";
import { Part } from "../profile/Part.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountFrameTexts from "../profile/texts/accountFrame.en.json" with { type: "json" };
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

/** What friends see of each other, and the switch that controls it. */
export function SharingPart({ userId }: { userId: string }) {
  const t = useTexts(friendsTexts);
  const { data } = useQuery(settingsQuery(userId));
  return (
    <Part id="sharing" heading={t("friends.sharing")} hint={t("friends.sharingHint")}>
      {data ? (
        <SharingSwitch userId={userId} on={sharesRatings(data)} />
      ) : (
        <div className="min-h-15" />
      )}
    </Part>
  );
}

function SharingSwitch({ userId, on }: { userId: string; on: boolean }) {
  const t = useTexts(friendsTexts, accountFrameTexts);
  const set = useSettingWrite(userId, { notSaved: t("accountFrame.notSaved") });
  const [shown, show] = useShown(on);
  const change = (next: boolean) => {
    show(next);
    set(switchedSharing(next));
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
