import type { CallOutput } from "@worthy/contract";
import { Button } from "@worthy/ui";
import { Pause, Play } from "lucide-react";
import { AdminPart } from "../AdminPart.tsx";
import { useAdminWrite } from "../useAdminWrite.ts";
import { ImportRow } from "./ImportRow.tsx";
import { StartImport } from "./StartImport.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

type Jobs = CallOutput<"getJobs">;

/** Imports, with buttons to start, pause and resume them. */
export function ImportsPart({ imports, sources }: Pick<Jobs, "imports" | "sources">) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const states = new Set(imports.map(({ state }) => state));
  const pause = (paused: boolean) =>
    act({ write: (call) => call("setImports", { body: { paused } }), text: t("admin.saved") });
  const action = states.has("RUNNING") ? (
    <Button variant="outline" icon={Pause} disabled={busy} onClick={() => pause(true)}>
      {t("admin.importPause")}
    </Button>
  ) : states.has("PAUSED") ? (
    <Button variant="outline" icon={Play} disabled={busy} onClick={() => pause(false)}>
      {t("admin.importResume")}
    </Button>
  ) : null;
  return (
    <AdminPart
      id="admin-imports"
      heading={t("admin.imports")}
      hint={t("admin.importsHint")}
      action={action}
    >
      {imports.length === 0 ? <p className="text-ink-second">{t("admin.importsEmpty")}</p> : null}
      {imports.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {imports.map((job) => (
            <ImportRow key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
      <div className="mt-8 flex flex-col gap-8">
        {sources.map((source) => (
          <StartImport key={source.source} source={source} />
        ))}
      </div>
    </AdminPart>
  );
}
