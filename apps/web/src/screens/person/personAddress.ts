import type { Verdict } from "../../router/loadPage.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { personIdOf } from "./personIdOf.ts";
import { personQuery, personTitlesQuery } from "./personQuery.ts";

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
