import type { QueryClient } from "@tanstack/react-query";
import { publicLists } from "../../messages/en/publicLists.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { nameOf } from "../../messages/speech.ts";
import type { T } from "../../messages/useT.ts";
import type { Params } from "../../router/matchRoute.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { personIdOf } from "../../screens/person/personIdOf.ts";
import { personQuery, personTitlesQuery } from "../../screens/person/personQuery.ts";
import { listQuery } from "../../screens/lists/listQueries.ts";
import { titleIdOf } from "../../screens/title/titleIdOf.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { listThing } from "./listThing.ts";
import { personThing } from "./personThing.ts";
import { titleThing } from "./titleThing.ts";

provideTexts({ publicLists });

export interface StructuredParts {
  /** Name of the screen. */
  screen: string;
  params: Params;
  origin: string;
  /** With the page's data in hand. */
  queryClient: QueryClient;
  t: T;
}

/** What schema.org has words for on this page, to be embedded as JSON-LD. It says nothing that the page does not show, and never a rating that nobody gave. */
export function structuredDataOf(parts: StructuredParts): object[] {
  const things = thingsOf(parts);
  return things.map((thing) => ({ "@context": "https://schema.org", ...thing }));
}

function thingsOf({ screen, params, origin, queryClient, t }: StructuredParts): object[] {
  if (screen === "home") return [siteThing(origin, t("shell.name"))];
  const trail = (...steps: readonly [name: string, path: string][]) => breadcrumbs(origin, [[t("shell.name"), "/"], ...steps]);
  const allLists = [t("publicLists.heading"), "/lists"] as const;
  if (screen === "title" || screen === "title_seo") {
    const title = queryClient.getQueryData(titleQuery(titleIdOf(params) ?? 0).queryKey);
    return title ? [titleThing(title, origin), trail([t("publicLists.titlesHeading"), "/titles"], [title.name, title.path])] : [];
  }
  if (screen === "cast_detail") {
    const id = personIdOf(params) ?? 0;
    const person = queryClient.getQueryData(personQuery(id).queryKey);
    const titles = queryClient.getQueryData(personTitlesQuery(id).queryKey)?.results ?? [];
    return person ? [personThing(person, titles, origin), trail([person.name, person.path])] : [];
  }
  if (screen === "list") {
    const list = queryClient.getQueryData(listQuery(params["listId"] ?? "", 1).queryKey);
    return list ? [listThing(list, origin), trail([...allLists], [nameOf(list.name), `/lists/${list.id}`])] : [];
  }
  return screen === "lists" ? [trail([...allLists])] : screen === "titles" ? [trail([t("publicLists.titlesHeading"), "/titles"])] : [];
}

function siteThing(origin: string, name: string): object {
  const target = { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` };
  return { "@type": "WebSite", name, url: `${origin}/`, potentialAction: { "@type": "SearchAction", target, "query-input": "required name=search_term_string" } };
}
