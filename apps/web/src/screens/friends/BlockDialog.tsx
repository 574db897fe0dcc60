import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { Consequences } from "../../features/dialogs/Consequences.tsx";
import { friendName } from "../../features/friends/friendName.ts";
import type { Friend } from "../../features/friends/friendQueries.ts";
import { useFriendChange } from "../../features/friends/useFriendChange.ts";
import { friends } from "../../messages/en/friends.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";

provideTexts({ friends });

const CONSEQUENCES = ["blockFriendship", "blockAsking", "blockInvites"] as const;

interface BlockDialogProps {
  userId: string;
  /** Whom to block; null while nobody is meant. */
  friend: Friend | null;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Says what blocking does, and does it. */
export function BlockDialog({ userId, friend, onClose, onBlocked }: BlockDialogProps) {
  const t = useT();
  const change = useFriendChange(userId);
  // The words stay while the dialog goes.
  const [last, setLast] = useState(friend);
  if (friend !== null && friend !== last) setLast(friend);
  const block = () => {
    if (friend) change({ friend, action: "block" });
    onClose();
    onBlocked?.();
  };
  return (
    <Dialog
      open={friend !== null}
      onClose={onClose}
      title={t("friends.blockAsk", { name: last ? friendName(last, t) : "" })}
      description={t("friends.blockWhat")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button size="large" onClick={block}>
            {t("friends.blockConfirm")}
          </Button>
          <Button size="large" variant="quiet" onClick={onClose}>
            {t("friends.cancel")}
          </Button>
        </>
      }
    >
      <Consequences of={CONSEQUENCES.map((name) => ({ text: t(`friends.${name}`) }))} />
      <p className="mt-4 text-sm text-ink-second">{t("friends.blockUndo")}</p>
    </Dialog>
  );
}
