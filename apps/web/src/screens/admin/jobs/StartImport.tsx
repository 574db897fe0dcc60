import type { CallOutput } from "@worthy/contract";
import { Button, Switch } from "@worthy/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAdminWrite } from "../useAdminWrite.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** Starts an import from one source, once its terms are accepted. */
export function StartImport({
  source: given,
}: {
  source: CallOutput<"getJobs">["sources"][number];
}) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const [accepts, setAccepts] = useState(false);
  const { source, terms, accepted, ready } = given;
  const start = () =>
    act({
      write: (call) => call("startImport", { body: { source, acceptTerms: accepts } }),
      text: t("admin.importStarted"),
    });
  return (
    <div className="flex max-w-160 flex-col items-start gap-3">
      <p className="text-sm whitespace-pre-line text-ink-second">{terms}</p>
      {accepted ? null : (
        <Switch
          label={t("admin.importTerms")}
          checked={accepts}
          onChange={(event) => setAccepts(event.target.checked)}
        />
      )}
      <Button icon={Download} disabled={busy || !ready || (!accepted && !accepts)} onClick={start}>
        {t("admin.importStart", { source })}
      </Button>
      {ready ? null : <p className="text-sm text-ink-second">{t("admin.importReady")}</p>}
    </div>
  );
}
