import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import { formatNames } from "../../messages/formats.ts";
import { nameOf } from "../../messages/speech.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { publicLists } from "../../messages/en/publicLists.ts";
import type { T } from "../../messages/useT.ts";
import type { Meta, ScreenContext } from "../../routing/Screen.ts";
import { listQuery, pageOf, titlesPageOf, titlesQuery } from "./listQueries.ts";

provideTexts({ publicLists });

/** Titles that a description names. */
const NAMED = 3;

export function listsMeta(_context: ScreenContext, t: T): Meta {
  return { title: t("publicLists.heading"), description: t("publicLists.description"), canonical: "/lists" };
}

export function listMeta({ params, search, queryClient }: ScreenContext, t: T): Meta {
  const page = pageOf(search) ?? 1;
  const list = queryClient.getQueryData(listQuery(params["listId"] ?? "", page).queryKey);
  if (!list) return { title: t("shell.name") };
  const { total, items } = list;
  const name = nameOf(list.name);
  const [first] = items;
  const names = formatNames(items.slice(0, NAMED).map((item) => item.name));
  const title = total === 1 ? t("publicLists.listTitleOne", { name, title: names }) : t("publicLists.listTitle", { name, count: total });
  return {
    title: page > 1 ? t("publicLists.pageTitle", { name: title, page }) : title,
    description: t(total > NAMED ? "publicLists.listDescription" : "publicLists.listDescriptionShort", { name, names }),
    // Only the beginning stands in indexes: the rest is reached from it, and every title by its own page.
    ...(page === 1 ? { canonical: `/lists/${list.id}` } : {}),
    ...(first ? { image: imageUrl(first.image.backdrop.url, IMAGE_WIDTHS.backdrop, "jpg") ?? undefined } : {}),
  };
}

/** Of the first page of all titles. */
export function titlesStartMeta(_context: ScreenContext, t: T): Meta {
  return { title: t("publicLists.titlesHeading"), description: t("publicLists.titlesDescription"), canonical: "/titles" };
}

export function titlesMeta({ params, queryClient }: ScreenContext, t: T): Meta {
  const page = titlesPageOf(params) ?? 1;
  const data = queryClient.getQueryData(titlesQuery(page).queryKey);
  const range = data?.pages.find((each) => each.page === page);
  if (!data || !range) return { title: t("publicLists.titlesHeading") };
  const { first, last } = range;
  const parts = { first, last, count: data.results.length };
  return { title: t("publicLists.titlesPageTitle", parts), description: t("publicLists.titlesPageDescription", parts), canonical: `/titles/${page}` };
}
