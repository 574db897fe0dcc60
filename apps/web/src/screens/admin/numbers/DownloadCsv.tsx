import { Button } from "@worthy/ui";
import { FileDown } from "lucide-react";
import { useFailureToast } from "../../../features/services/useFailureToast.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useT } from "../../../messages/useT.ts";
import { downloadNumbers } from "./downloadNumbers.ts";
import type { NumbersPart } from "./numbersTypes.ts";

/** Hands one part of the numbers to the browser as a file. */
export function DownloadCsv({ part, days, of }: { part: NumbersPart; days: number; of: string }) {
  const t = useT();
  const { session } = useServices();
  const failed = useFailureToast();
  const start = () => {
    const account = session.account();
    if (account) downloadNumbers({ bearer: account.api_token, part, days }).catch((error: unknown) => failed(error, start));
  };
  return (
    <Button variant="quiet" icon={FileDown} onClick={start} aria-label={`${t("admin.download")}: ${of}`}>
      CSV
    </Button>
  );
}
