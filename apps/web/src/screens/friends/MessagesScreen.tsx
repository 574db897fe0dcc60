import { Tabs } from "@worthy/ui";
import { useState } from "react";
import { parseBox } from "../../features/friends/friendAddresses.ts";
import type { MessageBox } from "../../features/friends/friendQueries.ts";
import { friendMessages } from "../../messages/en/friendMessages.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { useLocation } from "../../router/useLocation.ts";
import { FriendsFrame } from "./FriendsFrame.tsx";
import { MessageList } from "./MessageList.tsx";

provideTexts({ friendMessages });

const BOXES = ["RECEIVED", "SENT"] as const;

/** Titles that friends recommend to one another or ask about: what came, and what went out. */
export function MessagesScreen() {
  const t = useT();
  const asked = parseBox(useLocation().search);
  const [box, setBox] = useState<MessageBox>(asked);
  return (
    <FriendsFrame heading={t("friends.messages")}>
      {(userId) => (
        <Tabs
          label={t("friendMessages.box")}
          value={box}
          onValue={setBox}
          tabs={BOXES.map((key) => ({ key, label: t(`friendMessages.${key}`), panel: <MessageList userId={userId} box={key} /> }))}
        />
      )}
    </FriendsFrame>
  );
}
