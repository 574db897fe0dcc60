import { EmptyState, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { PAGE, wishedQuery } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { WishedRow } from "./WishedRow.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import adminWishesTexts from "./texts/adminWishes.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** What people wish for, by number, and how to add it. */
export function AdminWishesScreen() {
  const t = useTexts(adminTexts, adminWishesTexts);
  return (
    <AdminFrame heading={t("admin.wishes")} hint={t("adminWishes.hint")}>
      {() => <WishedNames />}
    </AdminFrame>
  );
}

function WishedNames() {
  const t = useTexts(adminTexts, adminWishesTexts, shellTexts);
  const [limit, setLimit] = useState(PAGE);
  const { data, isLoadingError, refetch } = useQuery({
    ...wishedQuery(limit),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("admin.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <AdminSkeleton />;
  return (
    <div>
      {data.tmdb === "READY" ? null : (
        <p className="mb-6 max-w-160 rounded-sheet bg-raised p-4 text-sm">
          {t(`adminWishes.${data.tmdb}`)}
        </p>
      )}
      {data.results.length === 0 ? (
        <EmptyState
          icon={Sparkles}
          heading={t("adminWishes.empty")}
          text={t("adminWishes.emptyText")}
        />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {data.results.map((wished) => (
            <WishedRow key={wished.name} wished={wished} canAdd={data.tmdb === "READY"} />
          ))}
        </ul>
      )}
      <MoreRows shown={data.results.length} total={data.total} limit={limit} onLimit={setLimit} />
    </div>
  );
}
