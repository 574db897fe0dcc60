import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { Button } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { addressOf } from "../../../api/addressOf.ts";
import { downloadFile } from "../../../api/downloadFile.ts";
import { useServices } from "../../../features/services/Services.ts";
import type { Account } from "../../../features/services/SessionStore.ts";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { Part } from "../Part.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

const TOO_MANY = 429;

/** A complete download takes longer than other responses. */
const EXPORT_TIMEOUT_MS = 120_000;

const downloadExport = ({ id, api_token }: Pick<Account, "id" | "api_token">) =>
  downloadFile({
    from: addressOf(manifest.exportUser.path, { params: { userId: id } }),
    bearer: api_token,
    name: "worthy-export.zip",
    timeoutMs: EXPORT_TIMEOUT_MS,
  });

/** Everything as one file. */
export function DownloadPart() {
  const t = useTexts(accountTexts);
  const { session, toasts } = useServices();
  const failed = useFailureToast();
  const download = useMutation({
    mutationFn: async () => downloadExport(await session.ensureAccount()),
    onSuccess: () => void toasts.show({ text: t("account.downloaded") }),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === TOO_MANY)
        toasts.show({ text: t("account.tooManyDownloads"), urgent: true });
      else failed(error, () => download.mutate());
    },
  });
  return (
    <Part id="download" heading={t("account.download")} hint={t("account.downloadHint")}>
      <Button
        variant="outline"
        size="large"
        icon={Download}
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? t("account.downloading") : t("account.download")}
      </Button>
    </Part>
  );
}
