import { parseSlugId } from "@worthy/domain";
import type { T } from "../../messages/useT.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { Meta, PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { personQuery, personTitlesQuery } from "./personQuery.ts";

/** `/person/123` and `/person/name-123` name the same person. */
export function personIdOf(params: ScreenContext["params"]): number | null {
  return parseSlugId(params["slugId"] ?? "")?.id ?? null;
}

export async function decidePerson({ params, pathname, queryClient }: ScreenContext): Promise<Verdict> {
  const id = personIdOf(params);
  if (id === null) return { kind: "missing" };
  const { path } = await queryClient.fetchQuery(personQuery(id));
  return pathname.replace(/\/$/, "") === path ? { kind: "show" } : { kind: "moved", to: path };
}

export function personQueries({ params }: ScreenContext): readonly PrefetchQuery[] {
  const id = personIdOf(params);
  return id === null ? [] : [personTitlesQuery(id)];
}

export function personMeta({ params, queryClient }: ScreenContext, t: T): Meta {
  const person = queryClient.getQueryData(personQuery(personIdOf(params) ?? 0).queryKey);
  if (!person) return { title: t("shell.name") };
  return { title: person.name, description: t("person.description", { name: person.name }), canonical: person.path };
}
