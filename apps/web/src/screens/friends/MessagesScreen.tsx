import { Tabs } from "@worthy/ui";
import { useState } from "react";
import { parseBox } from "../../features/friends/friendAddresses.ts";
import type { MessageBox } from "../../features/friends/friendQueries.ts";
import { useT } from "../../messages/useT.ts";
import { useLocation } from "../../router/useLocation.ts";
import { FriendsFrame } from "./FriendsFrame.tsx";
import { MessageList } from "./MessageList.tsx";

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
          label={t("friends.box")}
          value={box}
          onValue={setBox}
          tabs={BOXES.map((key) => ({ key, label: t(`friends.${key}`), panel: <MessageList userId={userId} box={key} /> }))}
        />
      )}
    </FriendsFrame>
  );
}
