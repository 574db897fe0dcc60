import { useQuery } from "@tanstack/react-query";
import type { CallOutput } from "@worthy/contract";
import { BackLink } from "../../../features/links/BackLink.tsx";
import { ListOrder, type TitleOrder } from "../../../features/score/ListOrder.tsx";
import { TitleGrid } from "../../../features/title/TitleGrid.tsx";
import { useLocation } from "../../../router/useLocation.ts";
import { useParams } from "../../../router/useParams.ts";
import { listQuery, PAGE, pageOf } from "../listQueries.ts";
import { PageLinks } from "./PageLinks.tsx";
import { nameOf } from "../../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import publicListsTexts from "../texts/publicLists.en.json" with { type: "json" };

/** The order that a list is made in: by hand, a prize's by its years, all others by what most people like. */
function orderOf({ group, id }: Pick<CallOutput<"getList">, "group" | "id">): TitleOrder {
  if (group === "edited" || group === "comfort-food") return "list";
  return group === "award" && id !== "award-winners" ? "prizes" : "best";
}

/** One list of titles, page by page. The route has loaded it. */
export function ListScreen() {
  const locale = useLocale();
  const t = useTexts(publicListsTexts);
  const id = useParams()["listId"] ?? "";
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1;
  const { data: list } = useQuery(listQuery(id, page));
  if (!list) return null;
  const addressOf = (number: number) =>
    number === 1 ? `/lists/${id}` : `/lists/${id}?page=${number}`;
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-8 px-4 pt-6 md:pt-10 lg:px-14">
      <header>
        <BackLink href="/lists">{t("publicLists.allLists")}</BackLink>
        <h1 className="font-display text-xl font-bold tracking-tight text-balance sm:text-2xl lg:text-3xl">
          <bdi>{nameOf(list.name, locale)}</bdi>
        </h1>
        <p className="mt-1 text-ink-second">
          {t("publicLists.titlesCount", { count: list.total })}. {t("publicLists.mayLike")}
        </p>
      </header>
      <div>
        <p className="mb-3 text-end">
          <ListOrder order={orderOf(list)} />
        </p>
        <TitleGrid titles={list.items} />
      </div>
      <PageLinks page={page} last={Math.ceil(list.total / PAGE)} addressOf={addressOf} />
    </div>
  );
}
