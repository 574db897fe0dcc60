import type { CallOutput } from "@worthy/contract";
import { Switch } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { AdminPart } from "../AdminPart.tsx";
import { tmdbFactsQuery } from "../adminQueries.ts";
import { useAdminWrite } from "../useAdminWrite.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** Whether TMDB's facts are used for scores, with what its terms say about that. */
export function TmdbFactsPart() {
  const { data } = useQuery(tmdbFactsQuery);
  return data ? <TmdbFacts {...data} /> : null;
}

export function TmdbFacts({ used, isPinned }: CallOutput<"getTmdbFacts">) {
  const t = useTexts(adminTexts);
  const { act, busy } = useAdminWrite();
  const set = (next: boolean) =>
    act({
      write: (call) => call("setTmdbFacts", { body: { used: next } }),
      text: t("admin.tmdbFactsSaved"),
      changes: ["admin", "titles", "scores"],
    });
  return (
    <AdminPart id="admin-tmdb-facts" heading={t("admin.tmdbFacts")} hint={t("admin.tmdbFactsHint")}>
      <div className="flex max-w-160 flex-col gap-3">
        <p className="text-sm text-ink-second">{t("admin.tmdbFactsTerms")}</p>
        <Switch
          label={t("admin.tmdbFactsUse")}
          hint={isPinned ? t("admin.tmdbFactsPinned") : undefined}
          checked={used}
          disabled={isPinned || busy}
          onChange={({ target }) => set(target.checked)}
        />
      </div>
    </AdminPart>
  );
}
