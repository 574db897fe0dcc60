import { Button, ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { AdminPart } from "../AdminPart.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { curatedQuery, type CuratedList } from "../adminQueries.ts";
import { ListDialog } from "./ListDialog.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const NEW: CuratedList = { id: "", name: "", source: "operator", titleIds: [], titles: [] };

/** Curated lists, and their editor. */
export function ListsPart() {
  const t = useTexts(adminTexts, shellTexts);
  const [edited, setEdited] = useState<CuratedList | null>(null);
  const { data, isLoadingError, refetch } = useQuery(curatedQuery);
  const add = (
    <Button variant="outline" icon={Plus} onClick={() => setEdited(NEW)}>
      {t("admin.listNew")}
    </Button>
  );
  return (
    <AdminPart id="admin-lists" heading={t("admin.lists")} hint={t("admin.listsHint")} action={add}>
      {isLoadingError ? (
        <ErrorState
          heading={t("admin.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {!data && !isLoadingError ? <AdminSkeleton /> : null}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data?.results.map((list) => (
          <li key={list.id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{list.name}</bdi>
              </p>
              <p className="text-sm wrap-anywhere text-ink-second">
                {[
                  list.id,
                  t("admin.listTitles", { count: list.titleIds.length }),
                  t(list.source === "bundle" ? "admin.ofBundle" : "admin.ofOperator"),
                ].join(" · ")}
              </p>
            </div>
            <Button
              variant="outline"
              icon={Pencil}
              onClick={() => setEdited(list)}
              aria-label={t("admin.editOf", { name: list.name })}
            >
              {t("admin.edit")}
            </Button>
          </li>
        ))}
      </ul>
      {edited ? <ListDialog key={edited.id} list={edited} onClose={() => setEdited(null)} /> : null}
    </AdminPart>
  );
}
