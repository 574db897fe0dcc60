import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { downloadExport } from "../../features/account/downloadExport.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { useT } from "../../messages/useT.ts";
import { Part } from "./Part.tsx";

const TOO_MANY = 429;

/** Everything, as one file. */
export function DownloadPart() {
  const t = useT();
  const { session, toasts } = useServices();
  const failed = useFailureToast();
  const download = useMutation({
    mutationFn: async () => downloadExport(await session.ensureAccount()),
    onSuccess: () => void toasts.show({ text: t("account.downloaded") }),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === TOO_MANY) toasts.show({ text: t("account.tooManyDownloads"), urgent: true });
      else failed(error, () => download.mutate());
    },
  });
  return (
    <Part id="download" heading={t("account.download")} hint={t("account.downloadHint")}>
      <Button variant="outline" size="large" icon={Download} disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? t("account.downloading") : t("account.download")}
      </Button>
    </Part>
  );
}
