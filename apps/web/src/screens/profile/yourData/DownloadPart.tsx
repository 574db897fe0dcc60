import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { Button } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { addressOf } from "../../../api/addressOf.ts";
import { downloadFile } from "../../../api/downloadFile.ts";
import { TypeToConfirmDialog } from "../../../features/dialogs/TypeToConfirmDialog.tsx";
import { useSession } from "../../../features/session/useSession.ts";
import { useServices } from "../../../features/services/Services.ts";
import type { Account } from "../../../features/services/SessionStore.ts";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { Part } from "../Part.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

const TOO_MANY = 429;

/** A complete download takes longer than other responses. */
const EXPORT_TIMEOUT_MS = 120_000;

/** The word to type, which the server requires of people who can't sign in. */
const WORD = "DOWNLOAD";

type Query = { confirm?: typeof WORD };

const downloadExport = ({ id, api_token }: Pick<Account, "id" | "api_token">, query: Query) =>
  downloadFile({
    from: addressOf(manifest.exportUser.path, { params: { userId: id }, query }),
    bearer: api_token,
    name: "worthy-export.zip",
    timeoutMs: EXPORT_TIMEOUT_MS,
  });

/** Everything as one file. */
export function DownloadPart() {
  const t = useTexts(accountTexts);
  const { session, toasts } = useServices();
  const { registered } = useSession();
  const [asking, setAsking] = useState(false);
  const failed = useFailureToast();
  const download = useMutation({
    mutationFn: async (query: Query) => downloadExport(await session.ensureAccount(), query),
    onSuccess: () => {
      setAsking(false);
      toasts.show({ text: t("account.downloaded") });
    },
    onError: (error, query) => {
      if (error instanceof ApiFailure && error.status === TOO_MANY)
        toasts.show({ text: t("account.tooManyDownloads"), urgent: true });
      else failed(error, () => download.mutate(query));
    },
  });
  return (
    <Part id="download" heading={t("account.download")} hint={t("account.downloadHint")}>
      <Button
        variant="outline"
        size="large"
        icon={Download}
        disabled={download.isPending}
        onClick={() => (registered ? download.mutate({}) : setAsking(true))}
      >
        {download.isPending ? t("account.downloading") : t("account.download")}
      </Button>
      <TypeToConfirmDialog
        word={WORD}
        open={asking}
        onClose={() => setAsking(false)}
        busy={download.isPending}
        onMeant={() => download.mutate({ confirm: WORD })}
        texts={{
          title: t("account.downloadAsk"),
          description: t("account.downloadWhat"),
          noUndo: t("account.downloadCare"),
          type: t("account.eraseType", { word: WORD }),
          confirm: t("account.downloadConfirm"),
          cancel: t("account.downloadCancel"),
        }}
      />
    </Part>
  );
}
