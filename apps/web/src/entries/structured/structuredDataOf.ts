import type { QueryClient } from "@tanstack/react-query";
import type { Params } from "../../router/matchRoute.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { personIdOf } from "../../screens/person/personIdOf.ts";
import { personQuery, personTitlesQuery } from "../../screens/person/personQuery.ts";
import { listQuery, type HydratedList } from "../../screens/lists/listQueries.ts";
import { titleIdOf } from "../../screens/title/titleIdOf.ts";
import { personThing } from "./personThing.ts";
import { titleThing } from "./titleThing.ts";
import { nameOf } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";
import publicListsTexts from "../../screens/lists/texts/publicLists.en.json" with { type: "json" };

export interface StructuredParts {
  /** Name of the screen. */
  screen: string;
  params: Params;
  origin: string;
  /** Holds the page's data. */
  queryClient: QueryClient;
  locale: Locale;
}

/**
 * The page's schema.org data, to be embedded as JSON-LD. It states nothing that the page does not
 * show, and never a rating that nobody gave.
 */
export function structuredDataOf(parts: StructuredParts): object[] {
  const things = thingsOf(parts);
  return things.map((thing) => ({ "@context": "https://schema.org", ...thing }));
}

function thingsOf({ screen, params, origin, queryClient, locale }: StructuredParts): object[] {
  const t = locale.texts(publicListsTexts);
  if (screen === "home") return [siteThing(origin, locale.productName)];
  const trail = (...steps: readonly [name: string, path: string][]) =>
    breadcrumbs(origin, [[locale.productName, "/"], ...steps]);
  const allLists = [t("publicLists.heading"), "/lists"] as const;
  if (screen === "title" || screen === "title_seo") {
    const title = queryClient.getQueryData(titleQuery(titleIdOf(params) ?? 0).queryKey);
    return title
      ? [
          titleThing(title, origin, locale),
          trail([t("publicLists.titlesHeading"), "/titles"], [title.name, title.path]),
        ]
      : [];
  }
  if (screen === "cast_detail") {
    const id = personIdOf(params) ?? 0;
    const person = queryClient.getQueryData(personQuery(id).queryKey);
    const titles = queryClient.getQueryData(personTitlesQuery(id).queryKey)?.results ?? [];
    return person ? [personThing(person, titles, origin), trail([person.name, person.path])] : [];
  }
  if (screen === "list") {
    const list = queryClient.getQueryData(listQuery(params["listId"] ?? "", 1).queryKey);
    return list
      ? [
          listThing(list, origin, locale),
          trail([...allLists], [nameOf(list.name, locale), `/lists/${list.id}`]),
        ]
      : [];
  }
  return screen === "lists"
    ? [trail([...allLists])]
    : screen === "titles"
      ? [trail([t("publicLists.titlesHeading"), "/titles"])]
      : [];
}

function siteThing(origin: string, name: string): object {
  const target = { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` };
  return {
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target,
      "query-input": "required name=search_term_string",
    },
  };
}

/** Breadcrumbs from the start page to this one. */
function breadcrumbs(
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

/** A list of titles, first page only. */
function listThing(
  { id, name, total, items }: HydratedList,
  origin: string,
  locale: Locale,
): object {
  return {
    "@type": "ItemList",
    name: nameOf(name, locale),
    url: `${origin}/lists/${id}`,
    numberOfItems: total,
    itemListElement: items.map((title, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title.name,
      url: origin + title.path,
    })),
  };
}
