import { IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { PersonRow } from "../../friends/PersonRow.tsx";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import type { SharedList } from "./patchLists.ts";
import type { Person } from "./people.ts";
import { SheetPart } from "./SheetPart.tsx";
import { removalName, useSharing } from "./useSharing.ts";
import { useShownName } from "./useShownName.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface PeopleListProps {
  userId: string;
  list: SharedList;
}

/** Player 1, players 2, and invited people; the owner can remove people and withdraw invites. */
export function PeopleList({ userId, list }: PeopleListProps) {
  const t = useTexts(sharingTexts);
  const shownName = useShownName();
  const { hidden } = useRemovals();
  const { remove } = useSharing(userId, list);
  const stays = (person: Person) => !hidden.has(removalName(list.id, person.userId));
  const nameOf = (person: Person) =>
    person.userId === userId
      ? t("sharing.you", { name: shownName(person.profileName) })
      : shownName(person.profileName);
  const pending = list.friendsPendingInvitesToWatchlist.filter(stays);
  const { ownerProfile: owner } = list;
  return (
    <>
      <ul aria-label={t("sharing.people")} className="divide-y divide-hairline">
        <PersonRow name={nameOf(owner)} person={owner} hint={t("sharing.player1")} />
        {list.collaborators.filter(stays).map((person) => (
          <PersonRow
            key={person.userId}
            name={nameOf(person)}
            person={person}
            hint={t("sharing.player2")}
          >
            {list.owner ? (
              <IconButton
                icon={X}
                label={t("sharing.removePerson", { name: shownName(person.profileName) })}
                onClick={(event) => (passFocus(event), remove(person))}
              />
            ) : null}
          </PersonRow>
        ))}
      </ul>
      {pending.length > 0 ? (
        <SheetPart heading={t("sharing.pending")}>
          <ul className="divide-y divide-hairline">
            {pending.map((person) => (
              <PersonRow
                key={person.userId}
                name={nameOf(person)}
                person={person}
                hint={t(
                  person.state === "INVITED_NEW" ? "sharing.pendingNew" : "sharing.pendingSeen",
                )}
              >
                {list.owner ? (
                  <IconButton
                    icon={X}
                    label={t("sharing.takeBack", { name: shownName(person.profileName) })}
                    onClick={(event) => (passFocus(event), remove(person, true))}
                  />
                ) : null}
              </PersonRow>
            ))}
          </ul>
        </SheetPart>
      ) : null}
    </>
  );
}

/**
 * Before the row is removed, moves the focus to the next one that can be pressed, or to the
 * heading.
 */
function passFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest("li");
  const next =
    row?.nextElementSibling?.querySelector("button") ??
    row?.previousElementSibling?.querySelector("button");
  (next ?? currentTarget.closest("dialog")?.querySelector<HTMLElement>("h2"))?.focus();
}
