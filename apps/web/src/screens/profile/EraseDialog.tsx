import { WordDialog } from "../../features/dialogs/WordDialog.tsx";
import { useT } from "../../messages/useT.ts";
import { useEraseAccount } from "./useEraseAccount.ts";

/** What is typed to mean it, and what the server wants to be told. */
const WORD = "DELETE";

const CONSEQUENCES = ["eraseRatings", "eraseLists", "eraseAddress", "eraseDevices", "eraseBackups"] as const;

interface EraseDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Deletes the account once the word was typed. */
export function EraseDialog({ userId, open, onClose }: EraseDialogProps) {
  const t = useT();
  const { erase, busy } = useEraseAccount(userId);
  const texts = {
    title: t("account.eraseAsk"),
    description: t("account.eraseWhat"),
    noUndo: t("account.eraseNoUndo"),
    type: t("account.eraseType", { word: WORD }),
    confirm: t("account.eraseConfirm"),
    cancel: t("account.eraseCancel"),
  };
  const consequences = CONSEQUENCES.map((name) => ({ text: t(`account.${name}`) }));
  return <WordDialog word={WORD} open={open} onClose={onClose} busy={busy} onMeant={erase} consequences={consequences} texts={texts} />;
}
