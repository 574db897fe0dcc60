import type { CallOutput } from "@worthy/contract";
import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import type { Card, Head, ScreenContext } from "../../routing/Screen.ts";
import { listQuery, pageOf, titlesPageOf, titlesQuery } from "./listQueries.ts";
import { formatNames } from "../../locale/formats.ts";
import { nameOf } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";
import publicListsTexts from "./texts/publicLists.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Number of titles in a description. */
const NAMED = 3;

export function listsHead(_context: ScreenContext, locale: Locale): Head {
  const t = locale.texts(publicListsTexts);
  return {
    title: t("publicLists.heading"),
    description: t("publicLists.description"),
    canonical: "/lists",
    card: { path: "/lists", name: t("publicLists.heading"), titleIds: [] },
  };
}

export function listHead({ params, search, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(publicListsTexts, shellTexts);
  const page = pageOf(search) ?? 1;
  const list = queryClient.getQueryData(listQuery(params["listId"] ?? "", page).queryKey);
  if (!list) return { title: locale.productName };
  const { total, items } = list;
  const name = nameOf(list.name, locale);
  const [first] = items;
  const names = formatNames(
    items.slice(0, NAMED).map((item) => item.name),
    locale,
  );
  const title =
    total === 1
      ? t("publicLists.listTitleOne", { name, title: names })
      : t("publicLists.listTitle", { name, count: total });
  return {
    title: page > 1 ? t("publicLists.pageTitle", { name: title, page }) : title,
    description: t(
      total > NAMED ? "publicLists.listDescription" : "publicLists.listDescriptionShort",
      { name, names },
    ),
    // Only the first page is indexed: the others are reached from it, and every title by its own
    // page.
    ...(page === 1 ? { canonical: `/lists/${list.id}` } : {}),
    card: { path: `/lists/${list.id}`, name, titleIds: items.map(({ id }) => id) },
    ...(first
      ? { image: imageUrl(first.image.backdrop.url, IMAGE_WIDTHS.backdrop, "jpg") ?? undefined }
      : {}),
  };
}

/** For the first page of all titles. */
export function titlesStartHead({ queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(publicListsTexts);
  const data = queryClient.getQueryData(titlesQuery(1).queryKey);
  return {
    title: t("publicLists.titlesHeading"),
    description: t("publicLists.titlesDescription"),
    canonical: "/titles",
    card: titlesCard("/titles", data, locale),
  };
}

export function titlesHead({ params, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(publicListsTexts);
  const page = titlesPageOf(params) ?? 1;
  const data = queryClient.getQueryData(titlesQuery(page).queryKey);
  const range = data?.pages.find((each) => each.page === page);
  if (!data || !range) return { title: t("publicLists.titlesHeading") };
  const { first, last } = range;
  const parts = { first, last, count: data.results.length };
  return {
    title: t("publicLists.titlesPageTitle", parts),
    description: t("publicLists.titlesPageDescription", parts),
    canonical: `/titles/${page}`,
    card: titlesCard(`/titles/${page}`, data, locale),
  };
}

function titlesCard(
  path: string,
  data: CallOutput<"listTitles"> | undefined,
  locale: Locale,
): Card {
  const name = locale.texts(publicListsTexts)("publicLists.titlesHeading");
  return { path, name, titleIds: data?.results.map(({ id }) => id) ?? [] };
}
