import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@worthy/ui";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { listsQuery } from "./listQueries.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import publicListsTexts from "./texts/publicLists.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const GROUPS = [
  { key: "edited", word: "publicLists.edited" },
  { key: "comfort-food", word: "publicLists.comfortFood" },
  { key: "mood", word: "publicLists.mood" },
  { key: "top", word: "publicLists.top" },
  { key: "decade", word: "publicLists.decade" },
  { key: "award", word: "publicLists.award" },
  { key: "service", word: "publicLists.service" },
] as const;

/** All lists by category. */
export function ListsScreen() {
  const locale = useLocale();
  const t = useTexts(publicListsTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(listsQuery);
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-10 px-4 pt-6 md:pt-10 lg:px-14">
      <header className="max-w-160">
        <h1 className="font-display text-2xl font-bold tracking-tight">
          {t("publicLists.heading")}
        </h1>
        <p className="mt-2 text-ink-second">{t("publicLists.intro")}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <RouterLink href="/titles" className="list-link font-semibold">
            {t("publicLists.titlesHeading")}
          </RouterLink>
          <RouterLink href="/mood" className="list-link font-semibold">
            {t("publicLists.inTheMood")}
          </RouterLink>
        </p>
      </header>
      {isLoadingError ? (
        <ErrorState
          heading={t("shell.oops")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {GROUPS.map(({ key, word }) => {
        const found =
          data?.results.filter(({ group, kind }) => group === key && kind !== "input") ?? [];
        if (found.length === 0) return null;
        return (
          <section key={key} aria-labelledby={key}>
            <h2 id={key} className="font-display text-lg font-semibold">
              {t(word)}
            </h2>
            <ul className="mt-2 grid grid-cols-1 gap-x-10 *:border-b *:border-hairline sm:grid-cols-2 lg:grid-cols-3">
              {found.map(({ id, name, numItems }) => (
                <li key={id}>
                  <RouterLink href={`/lists/${id}`} className="entry">
                    {nameOf(name, locale)}
                    <small className="quiet">
                      {t("publicLists.titlesCount", { count: numItems })}
                    </small>
                  </RouterLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
