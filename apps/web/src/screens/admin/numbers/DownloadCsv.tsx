import { Button } from "@worthy/ui";
import { manifest } from "@worthy/contract/manifest";
import { FileDown } from "lucide-react";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { useServices } from "../../../features/services/Services.ts";
import type { NumbersPart } from "./numbersTypes.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import { addressOf } from "../../../api/addressOf.ts";
import { downloadFile } from "../../../api/downloadFile.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

const TIMEOUT_MS = 30_000;

/** Downloads one part of the numbers as a file. */
export function DownloadCsv({ part, days, of }: { part: NumbersPart; days: number; of: string }) {
  const t = useTexts(adminTexts);
  const { session } = useServices();
  const failed = useFailureToast();
  const start = () => {
    const account = session.account();
    if (account)
      downloadFile({
        from: addressOf(manifest.exportNumbers.path, { query: { days, part } }),
        bearer: account.api_token,
        name: `worthy-${part}.csv`,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: unknown) => failed(error, start));
  };
  return (
    <Button
      variant="quiet"
      icon={FileDown}
      onClick={start}
      aria-label={`${t("admin.download")}: ${of}`}
    >
      CSV
    </Button>
  );
}
