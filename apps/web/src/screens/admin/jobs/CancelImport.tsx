import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { useAdminWrite } from "../useAdminWrite.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** Cancels an import, after saying what stays of it. */
export function CancelImport({ id, source }: { id: number; source: string }) {
  const t = useTexts(adminTexts, shellTexts);
  const { act, busy } = useAdminWrite();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancel = () => {
    close();
    act({
      write: (call) => call("cancelImport", { params: { importId: String(id) } }),
      text: t("admin.importCanceled"),
      changes: ["admin", "titles"],
    });
  };
  return (
    <>
      <Button variant="quiet" className="mt-2" disabled={busy} onClick={() => setAsking(true)}>
        {t("admin.importCancel")}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t("admin.importCancelAsk", { source })}
        description={t(
          source === "movielens" ? "admin.importCancelRatings" : "admin.importCancelTitles",
        )}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={cancel}>{t("admin.importCancel")}</Button>
            <Button variant="quiet" onClick={close}>
              {t("admin.importKeep")}
            </Button>
          </>
        }
      />
    </>
  );
}
