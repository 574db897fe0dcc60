import { Button, buttonClass } from "@worthy/ui";
import { MessageCircleQuestion, Send } from "lucide-react";
import { useState } from "react";
import { useRegistered } from "../../../features/account/useRegistered.ts";
import { askFriendsAddress } from "../../../features/friends/friendAddresses.ts";
import { TellFriendsDialog } from "../../../features/friends/messages/TellFriendsDialog.tsx";
import type { MessageKind } from "../../../features/friends/messages/useSendTitle.ts";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useUserId } from "../../../features/session/useUserId.ts";
import { FriendRatings } from "./FriendRatings.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import peopleTexts from "../../../features/friends/texts/people.en.json" with { type: "json" };
import titleFriendsTexts from "../../../features/friends/texts/titleFriends.en.json" with { type: "json" };

export interface FriendsOfTitleProps {
  title: { id: number; name: string };
}

/** Friends' scores and ratings of a title, with buttons to ask or tell them. */
export function FriendsOfTitle({ title }: FriendsOfTitleProps) {
  const t = useTexts(peopleTexts, titleFriendsTexts);
  const userId = useUserId();
  const registered = useRegistered();
  const [telling, setTelling] = useState<MessageKind | null>(null);
  const known = registered && userId !== null ? userId : null;
  return (
    <section aria-labelledby="friends-of-title">
      <h2 id="friends-of-title" className="font-display text-lg font-semibold">
        {t("titleFriends.onTitle")}
      </h2>
      {known === null ? null : <FriendRatings userId={known} titleId={title.id} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {known === null ? (
          <RouterLink
            href={askFriendsAddress({ titleId: title.id })}
            rel="nofollow"
            className={buttonClass("outline")}
          >
            {t("people.ask")}
          </RouterLink>
        ) : (
          <>
            <Button
              variant="outline"
              icon={MessageCircleQuestion}
              onClick={() => setTelling("QUESTION")}
            >
              {t("people.ask")}
            </Button>
            <Button variant="outline" icon={Send} onClick={() => setTelling("RECOMMENDATION")}>
              {t("titleFriends.recommend")}
            </Button>
            <TellFriendsDialog
              userId={known}
              title={title}
              kind={telling}
              onClose={() => setTelling(null)}
            />
          </>
        )}
      </div>
    </section>
  );
}
