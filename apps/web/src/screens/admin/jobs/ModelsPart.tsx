import type { CallOutput } from "@worthy/contract";
import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { formatDay } from "../../../messages/formats.ts";
import { useT } from "../../../messages/useT.ts";
import { AdminPart } from "../AdminPart.tsx";
import { useAdminWrite } from "../useAdminWrite.ts";

type Model = CallOutput<"getJobs">["models"][number];

/** Models, and the way back to the one before. */
export function ModelsPart({ models }: { models: readonly Model[] }) {
  const t = useT();
  const { act, busy } = useAdminWrite();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const goBack = () => {
    close();
    act({ write: (call) => call("rollBackModel"), text: t("admin.modelBackDone"), changes: ["admin", "scores"] });
  };
  const stateOf = ({ serves, state }: Model) => t(serves ? "admin.modelServes" : state === "READY" ? "admin.modelKept" : "admin.modelWithdrawn");
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
              {t("admin.modelFacts", { people: model.people, ratings: model.ratings, seconds: Math.round(model.seconds) })} · {formatDay(model.trainedAt)}
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
