import { useQuery } from "@tanstack/react-query";
import { BackLink } from "../../features/links/BackLink.tsx";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useParams } from "../../router/useParams.ts";
import { titlesPageOf, titlesQuery } from "../lists/listQueries.ts";
import { useTexts } from "../../locale/useLocale.ts";
import publicListsTexts from "../lists/texts/publicLists.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

const FRAME = "mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14";
const ROWS = "grid grid-cols-1 gap-x-10 *:border-b *:border-hairline sm:grid-cols-2 lg:grid-cols-3";

/** All titles by name: at `/titles` the list of pages, at `/titles/3` one of them. */
export function TitlesScreen() {
  const t = useTexts(publicListsTexts, titleTexts);
  const params = useParams();
  const page = params["page"] === undefined ? null : titlesPageOf(params);
  const { data } = useQuery(titlesQuery(page ?? 1));
  if (!data) return null;
  const range = data.pages.find((each) => each.page === page);
  return (
    <div className={FRAME}>
      <header>
        <BackLink href={range ? "/titles" : "/lists"}>
          {t(range ? "publicLists.allTitles" : "publicLists.allLists")}
        </BackLink>
        <h1 className="font-display text-xl font-bold tracking-tight text-balance wrap-break-word sm:text-2xl">
          {range
            ? t("publicLists.titlesPageTitle", { first: range.first, last: range.last })
            : t("publicLists.titlesHeading")}
        </h1>
        {range ? null : (
          <p className="mt-1 text-ink-second">
            {t("publicLists.titlesCount", { count: data.total })}
          </p>
        )}
      </header>
      <ul className={ROWS}>
        {range
          ? data.results.map(({ id, name, path, nodeType, year }) => (
              <li key={id}>
                <RouterLink href={path} className="entry">
                  {name}
                  <small className="quiet">
                    {[t(`title.${nodeType}`), year].filter(Boolean).join(" · ")}
                  </small>
                </RouterLink>
              </li>
            ))
          : data.pages.map(({ page: number, first, last }) => (
              <li key={number}>
                <RouterLink href={`/titles/${number}`} className="entry">
                  {t("publicLists.titlesPage", { first, last })}
                </RouterLink>
              </li>
            ))}
      </ul>
    </div>
  );
}
