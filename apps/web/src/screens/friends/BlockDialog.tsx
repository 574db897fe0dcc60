import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { Consequences } from "../../features/dialogs/Consequences.tsx";
import { friendName } from "../../features/friends/friendName.ts";
import type { Friend } from "../../features/friends/friendQueries.ts";
import { useFriendChange } from "../../features/friends/useFriendChange.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const CONSEQUENCES = ["blockFriendship", "blockAsking", "blockInvites"] as const;

interface BlockDialogProps {
  userId: string;
  /** Whom to block; null while closed. */
  friend: Friend | null;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Explains blocking, and does it. */
export function BlockDialog({ userId, friend, onClose, onBlocked }: BlockDialogProps) {
  const locale = useLocale();
  const t = useTexts(friendsTexts, shellTexts);
  const change = useFriendChange(userId);
  // The text stays while the dialog closes.
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
      title={t("friends.blockAsk", { name: last ? friendName(last, locale) : "" })}
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
