import { Avatar, Button, EmailText, UNDO_TIMEOUT } from "@worthy/ui";
import { useState } from "react";
import { friendName } from "../../features/friends/friendName.ts";
import {
  askedStill,
  withoutAsked,
  type AskedAddress,
} from "../../features/friends/friendMemory.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { useFocusAfterRemoval } from "../../features/friends/removing/useFocusAfterRemoval.ts";
import { useFriendMemory } from "../../features/friends/useFriendMemory.ts";
import { useFriendRemoval } from "../../features/friends/removing/useFriendRemoval.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { useServices } from "../../features/services/Services.ts";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { Part } from "../profile/Part.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { formatDay } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Unanswered requests the person has sent: by name from the server, by address from this device.
 */
export function SentPart({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const asked = usePeople(userId, "REQUESTED");
  const { remove } = useFriendRemoval(userId);
  const { memory } = useFriendMemory(userId);
  const [now] = useState(() => Date.now());
  // The server doesn't know what this device stores.
  const addresses = useHydrated() ? askedStill(memory, now) : [];
  useFocusAfterRemoval("asked", addresses.length);
  if (asked.people.length === 0 && addresses.length === 0) return null;
  return (
    <Part id="asked" heading={t("friends.sent")} hint={t("friends.sentHint")}>
      <PeopleList
        of={asked}
        headingId="asked"
        empty={null}
        before={
          addresses.length > 0
            ? addresses.map((address) => (
                <AddressRow key={address.email} userId={userId} asked={address} />
              ))
            : null
        }
      >
        {asked.people.map((friend) => (
          <PersonRow
            key={friend.userId}
            person={friend}
            name={friendName(friend, locale)}
            // Until the server has responded, the exact time is unknown.
            hint={
              Date.parse(friend.since) === 0
                ? t("friends.youAskedNow")
                : t("friends.youAsked", { date: formatDay(friend.since, locale) })
            }
          >
            <Button
              variant="outline"
              aria-label={t("friends.takeBackOf", { name: friendName(friend, locale) })}
              onClick={() => remove(friend, "takenBack")}
            >
              {t("friends.takeBack")}
            </Button>
          </PersonRow>
        ))}
      </PeopleList>
    </Part>
  );
}

function AddressRow({ userId, asked: { email, at } }: { userId: string; asked: AskedAddress }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts, shellTexts);
  const { toasts } = useServices();
  const { memory, change } = useFriendMemory(userId);
  const forget = () => {
    change((before) => withoutAsked(before, email));
    toasts.show({
      text: t("friends.forgotten", { email }),
      timeout: UNDO_TIMEOUT,
      action: {
        label: t("shell.undo"),
        onPress: () => change((now) => ({ ...now, asked: memory.asked })),
      },
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={email} size={44} decorative />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">
          <EmailText text={email} />
        </p>
        <p className="text-sm text-ink-second">
          {t("friends.byEmail", { date: formatDay(at, locale) })}
        </p>
      </div>
      <Button variant="quiet" aria-label={t("friends.forgetOf", { email })} onClick={forget}>
        {t("friends.forget")}
      </Button>
    </li>
  );
}
