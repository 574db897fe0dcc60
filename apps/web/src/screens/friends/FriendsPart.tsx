import { ActionMenu, EmptyState, IconButton } from "@worthy/ui";
import { Ban, EllipsisVertical, UserMinus, Users } from "lucide-react";
import { useState } from "react";
import { deferredComponent } from "../../features/failures/deferredComponent.tsx";
import { friendAddress } from "../../features/friends/friendAddresses.ts";
import { friendName } from "../../features/friends/friendName.ts";
import type { Friend } from "../../features/friends/friendQueries.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { useFriendRemoval } from "../../features/friends/removing/useFriendRemoval.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { Part } from "../profile/Part.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { formatDay } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

const BlockDialog = deferredComponent(() =>
  import("./BlockDialog.tsx").then((file) => file.BlockDialog),
);

/** Friends by name, each with a link to their page. */
export function FriendsPart({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const friends = usePeople(userId, "ACCEPTED");
  const { remove } = useFriendRemoval(userId);
  const [blocking, setBlocking] = useState<Friend | null>(null);
  return (
    <Part id="friends" heading={t("friends.people")}>
      <PeopleList
        of={friends}
        headingId="friends"
        empty={<EmptyState icon={Users} heading={t("friends.none")} text={t("friends.noneHint")} />}
      >
        {friends.people.map((friend) => (
          <PersonRow
            key={friend.userId}
            person={friend}
            name={friendName(friend, locale)}
            href={friendAddress(friend.userId)}
            hint={t("friends.since", { date: formatDay(friend.since, locale) })}
          >
            <ActionMenu
              trigger={
                <IconButton
                  icon={EllipsisVertical}
                  label={t("friends.options", { name: friendName(friend, locale) })}
                />
              }
              actions={[
                {
                  key: "remove",
                  label: t("friends.remove"),
                  icon: UserMinus,
                  onSelect: () => remove(friend, "removed"),
                },
                {
                  key: "block",
                  label: t("friends.block"),
                  icon: Ban,
                  onSelect: () => setBlocking(friend),
                },
              ]}
            />
          </PersonRow>
        ))}
      </PeopleList>
      <BlockDialog userId={userId} friend={blocking} onClose={() => setBlocking(null)} />
    </Part>
  );
}
