import type { CallOutput } from "@worthy/contract";
import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { AdminPart } from "../AdminPart.tsx";
import { useAdminWrite } from "../useAdminWrite.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

type Model = CallOutput<"getJobs">["models"][number];

/** Models, and the rollback to the previous one. */
export function ModelsPart({ models }: { models: readonly Model[] }) {
  const locale = useLocale();
  const t = useTexts(adminTexts, shellTexts);
  const { act, busy } = useAdminWrite();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const goBack = () => {
    close();
    act({
      write: (call) => call("rollBackModel"),
      text: t("admin.modelBackDone"),
      changes: ["admin", "scores"],
    });
  };
  const stateOf = ({ serves, state }: Model) =>
    t(
      serves ? "admin.modelServes" : state === "READY" ? "admin.modelKept" : "admin.modelWithdrawn",
    );
  return (
    <AdminPart id="admin-models" heading={t("admin.models")} hint={t("admin.modelsHint")}>
      {models.length === 0 ? <p className="text-ink-second">{t("admin.modelsEmpty")}</p> : null}
      <ul className="divide-y divide-hairline">
        {models.map((model) => (
          <li key={model.id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold">
              {model.id} · {stateOf(model)}
            </span>
            <span className="text-sm text-ink-second tabular-nums">
              {t("admin.modelFacts", {
                people: model.people,
                ratings: model.ratings,
                seconds: Math.round(model.seconds),
              })}{" "}
              · {formatDay(model.trainedAt, locale)}
            </span>
          </li>
        ))}
      </ul>
      {models.some(({ serves }) => serves) ? (
        <Button variant="outline" className="mt-4" disabled={busy} onClick={() => setAsking(true)}>
          {t("admin.modelBack")}
        </Button>
      ) : null}
      <Dialog
        open={asking}
        onClose={close}
        title={t("admin.modelBackAsk")}
        description={t("admin.modelsHint")}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={goBack}>{t("admin.modelBack")}</Button>
            <Button variant="quiet" onClick={close}>
              {t("admin.cancel")}
            </Button>
          </>
        }
      />
    </AdminPart>
  );
}
