import { Dialog } from "@worthy/ui";
import { SendToFriendsForm } from "./SendToFriendsForm.tsx";
import type { MessageKind } from "./useSendTitle.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import peopleTexts from "../texts/people.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import titleFriendsTexts from "../texts/titleFriends.en.json" with { type: "json" };

interface TellFriendsDialogProps {
  userId: string;
  title: { id: number; name: string };
  /** Initial kind; null while the dialog is closed. */
  kind: MessageKind | null;
  onClose: () => void;
}

/** Asks friends about a title, or recommends it, without leaving its page. */
export function TellFriendsDialog({ userId, title, kind, onClose }: TellFriendsDialogProps) {
  const t = useTexts(peopleTexts, shellTexts, titleFriendsTexts);
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={t(kind === "RECOMMENDATION" ? "titleFriends.recommend" : "people.ask")}
      description={title.name}
      closeLabel={t("shell.close")}
    >
      {kind ? (
        <SendToFriendsForm userId={userId} title={title} kind={kind} onSent={onClose} />
      ) : null}
    </Dialog>
  );
}
