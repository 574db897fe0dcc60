import { useMutation } from "@tanstack/react-query";
import { TypeToConfirmDialog } from "../../../features/dialogs/TypeToConfirmDialog.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import { useServices } from "../../../features/services/Services.ts";
import { isStaleSignIn, useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { DELETED_PATH } from "../../../features/session/signInPaths.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import { toAddress } from "../../../api/basePath.ts";

/** The word to type, which the server requires too. */
const WORD = "DELETE";

const CONSEQUENCES = [
  "eraseRatings",
  "eraseLists",
  "eraseAddress",
  "eraseDevices",
  "eraseBackups",
] as const;

interface EraseDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Deletes the account once the word was typed. */
export function EraseDialog({ userId, open, onClose }: EraseDialogProps) {
  const t = useTexts(accountTexts);
  const { erase, busy } = useEraseAccount(userId, onClose);
  const texts = {
    title: t("account.eraseAsk"),
    description: t("account.eraseWhat"),
    noUndo: t("account.eraseNoUndo"),
    type: t("account.eraseType", { word: WORD }),
    confirm: t("account.eraseConfirm"),
    cancel: t("account.eraseCancel"),
  };
  const consequences = CONSEQUENCES.map((name) => ({ text: t(`account.${name}`) }));
  return (
    <TypeToConfirmDialog
      word={WORD}
      open={open}
      onClose={onClose}
      busy={busy}
      onMeant={erase}
      consequences={consequences}
      texts={texts}
    />
  );
}

/** Deletes the account permanently; the device then has no account, and a message says so. */
function useEraseAccount(
  userId: string,
  onStale: () => void,
): { erase: () => void; busy: boolean } {
  const { call, session, writes } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: () => call("deleteUser", { params: { userId }, body: { confirm: "DELETE" } }),
    onSuccess: async () => {
      // There is nobody left to send them for.
      await writes.ready().then(
        (offlineWrites) => offlineWrites.discard("waiting"),
        () => {},
      );
      session.clear();
      location.assign(toAddress(DELETED_PATH)); // instead of the usual page after signing out
    },
    onError: (error) => {
      failed(error, () => mutation.mutate());
      if (isStaleSignIn(error)) onStale();
    },
  });
  return { erase: () => mutation.mutate(), busy: mutation.isPending };
}
