import { useState } from "react";
import { useT } from "../../../messages/useT.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { FactsDialog } from "./FactsDialog.tsx";
import { FactsPart } from "./FactsPart.tsx";
import { ListsPart } from "./ListsPart.tsx";
import { ReportsPart } from "./ReportsPart.tsx";

/** What is reported as wrong with titles, their facts to put right, and the lists that are chosen by hand. */
export function AdminTitlesScreen() {
  const t = useT();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <AdminFrame heading={t("admin.titles")}>
      {() => (
        <>
          <ReportsPart onOpen={setOpened} />
          <FactsPart onOpen={setOpened} />
          <ListsPart />
          {opened === null ? null : <FactsDialog key={opened} titleId={opened} onClose={() => setOpened(null)} />}
        </>
      )}
    </AdminFrame>
  );
}
