import { useQuery } from "@tanstack/react-query";
import { Switch } from "@worthy/ui";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { useShown } from "../../features/account/useShown.ts";
import { useT } from "../../messages/useT.ts";
import { Part } from "../profile/Part.tsx";
import { useSettingWrite } from "../profile/useSettingWrite.ts";

const NAME = "shareRatingsWithFriendsEnabled";

/** What friends see of one another, and the switch that decides it. */
export function SharingPart({ userId }: { userId: string }) {
  const t = useT();
  const { data } = useQuery(settingsQuery(userId));
  return (
    <Part id="sharing" heading={t("friends.sharing")} hint={t("friends.sharingHint")}>
      {data ? <SharingSwitch userId={userId} on={data[NAME]} /> : <div className="min-h-15" />}
    </Part>
  );
}

function SharingSwitch({ userId, on }: { userId: string; on: boolean }) {
  const t = useT();
  const set = useSettingWrite(userId);
  const [shown, show] = useShown(on);
  const change = (next: boolean) => {
    show(next);
    set({ name: NAME, on: next });
  };
  return (
    <div className="border-y border-hairline py-3">
      <Switch label={t("friends.sharingOn")} hint={t("friends.sharingOnHint")} checked={shown} onChange={({ target }) => change(target.checked)} />
    </div>
  );
}
