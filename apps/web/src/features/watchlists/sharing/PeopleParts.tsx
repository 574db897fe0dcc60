import { Button, buttonClass } from "@worthy/ui";
import { LogOut } from "lucide-react";
import { REGISTRATION_ADDRESS } from "../../account/addresses.ts";
import { NameFirst } from "../../friends/NameFirst.tsx";
import { RouterLink } from "../../links/RouterLink.tsx";
import { useSession } from "../../session/useSession.ts";
import { FormerPeople } from "./FormerPeople.tsx";
import { InviteByLink } from "./InviteByLink.tsx";
import { InviteByMail } from "./InviteByMail.tsx";
import { InviteFriends } from "./InviteFriends.tsx";
import type { SharedList } from "./patchLists.ts";
import { PeopleList } from "./PeopleList.tsx";
import { useSharing } from "./useSharing.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface PartProps {
  userId: string;
  list: SharedList;
}

/** Who shares a list; inviting and removing for its owner, leaving for others. */
export function PeopleParts({ userId, list }: PartProps) {
  return (
    <>
      <PeopleList userId={userId} list={list} />
      {list.owner ? (
        <OwnersPart userId={userId} list={list} />
      ) : (
        <LeavePart userId={userId} list={list} />
      )}
    </>
  );
}

function OwnersPart({ userId, list }: PartProps) {
  const t = useTexts(sharingTexts);
  const { user } = useSession();
  if (user && !user.verifiedUser) {
    return (
      <div className="rounded-sheet border border-hairline p-5">
        <h3 className="font-display text-lg font-semibold text-balance">
          {t("sharing.needsAccount")}
        </h3>
        <p className="mt-1 text-ink-second">{t("sharing.needsAccountHint")}</p>
        <RouterLink
          href={REGISTRATION_ADDRESS}
          className={buttonClass("primary", "medium", "mt-4")}
        >
          {t("sharing.signUp")}
        </RouterLink>
      </div>
    );
  }
  return (
    <NameFirst userId={userId} className="flex flex-col gap-8">
      <InviteByLink userId={userId} list={list} />
      <InviteByMail userId={userId} listId={list.id} />
      <InviteFriends userId={userId} list={list} />
      <FormerPeople userId={userId} list={list} />
    </NameFirst>
  );
}

function LeavePart({ userId, list }: PartProps) {
  const t = useTexts(sharingTexts);
  const { leave } = useSharing(userId, list);
  if (list.type !== "ACCEPTED") return null;
  return (
    <div>
      <Button variant="outline" icon={LogOut} onClick={leave}>
        {t("sharing.leave")}
      </Button>
      <p className="mt-2 text-sm text-ink-second">{t("sharing.leaveHint")}</p>
    </div>
  );
}
