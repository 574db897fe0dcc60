import { Dialog } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { TellFriendsForm } from "./TellFriendsForm.tsx";
import type { MessageKind } from "./useSendTitle.ts";

interface TellFriendsDialogProps {
  userId: string;
  title: { id: number; name: string };
  /** What for at first; null while the dialog is closed. */
  kind: MessageKind | null;
  onClose: () => void;
}

/** Asks friends about a title, or recommends it, without leaving its page. */
export function TellFriendsDialog({ userId, title, kind, onClose }: TellFriendsDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={t(kind === "RECOMMENDATION" ? "titleFriends.recommend" : "people.ask")}
      description={title.name}
      closeLabel={t("shell.close")}
    >
      {kind ? <TellFriendsForm userId={userId} title={title} kind={kind} onSent={onClose} /> : null}
    </Dialog>
  );
}
