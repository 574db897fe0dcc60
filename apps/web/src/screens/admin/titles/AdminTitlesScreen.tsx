import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { FactsDialog } from "./FactsDialog.tsx";
import { FactsPart } from "./FactsPart.tsx";
import { ListsPart } from "./ListsPart.tsx";
import { ReportsPart } from "./ReportsPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** Reports of wrong facts, corrections, and curated lists. */
export function AdminTitlesScreen() {
  const t = useTexts(adminTexts);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <AdminFrame heading={t("admin.titles")}>
      {() => (
        <>
          <ReportsPart onOpen={setOpened} />
          <FactsPart onOpen={setOpened} />
          <ListsPart />
          {opened === null ? null : (
            <FactsDialog key={opened} titleId={opened} onClose={() => setOpened(null)} />
          )}
        </>
      )}
    </AdminFrame>
  );
}
