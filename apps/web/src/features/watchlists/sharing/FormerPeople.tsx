import { Button } from "@worthy/ui";
import { PersonRow } from "../../friends/PersonRow.tsx";
import type { SharedList } from "./patchLists.ts";
import { SheetPart } from "./SheetPart.tsx";
import { useSharing } from "./useSharing.ts";
import { useShownName } from "./useShownName.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface FormerPeopleProps {
  userId: string;
  list: SharedList;
}

/** People who declined or were removed by the owner: each can be invited again. */
export function FormerPeople({ userId, list }: FormerPeopleProps) {
  const t = useTexts(sharingTexts);
  const shownName = useShownName();
  const { invite } = useSharing(userId, list);
  if (list.formerCollaborators.length === 0) return null;
  return (
    <SheetPart heading={t("sharing.former")}>
      <ul className="divide-y divide-hairline">
        {list.formerCollaborators.map((person) => {
          const name = shownName(person.profileName);
          return (
            <PersonRow
              key={person.userId}
              name={name}
              person={person}
              hint={t(
                person.state === "DECLINED" ? "sharing.formerDeclined" : "sharing.formerRemoved",
              )}
            >
              <Button
                variant="outline"
                aria-label={t("sharing.inviteAgain", { name })}
                onClick={() => invite(person)}
              >
                {t("sharing.again")}
              </Button>
            </PersonRow>
          );
        })}
      </ul>
    </SheetPart>
  );
}
