import { Tabs } from "@worthy/ui";
import { useState } from "react";
import { parseBox } from "../../../features/friends/friendAddresses.ts";
import type { MessageBox } from "../../../features/friends/friendQueries.ts";
import friendMessagesTexts from "../../../features/friends/texts/friendMessages.en.json" with { type: "json" };
import friendsTexts from "../../../features/friends/texts/friends.en.json" with { type: "json" };
import { useTexts } from "../../../locale/useLocale.ts";
import { useLocation } from "../../../router/useLocation.ts";
import { FriendsFrame } from "../FriendsFrame.tsx";
import { MessageList } from "./MessageList.tsx";

const BOXES = ["RECEIVED", "SENT"] as const;

/** Titles that friends recommend or ask about: received and sent. */
export function MessagesScreen() {
  const t = useTexts(friendMessagesTexts, friendsTexts);
  const asked = parseBox(useLocation().search);
  const [box, setBox] = useState<MessageBox>(asked);
  return (
    <FriendsFrame heading={t("friends.messages")}>
      {(userId) => (
        <Tabs
          label={t("friendMessages.box")}
          value={box}
          onValue={setBox}
          tabs={BOXES.map((key) => ({
            key,
            label: t(`friendMessages.${key}`),
            panel: <MessageList userId={userId} box={key} />,
          }))}
        />
      )}
    </FriendsFrame>
  );
}
