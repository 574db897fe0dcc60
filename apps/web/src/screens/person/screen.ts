import { fetchOrCached } from "../../api/fetchOrCached.ts";
import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { publicHeader } from "../../publicMode/publicHeader.ts";
import type { Screen, PrefetchQuery, ScreenContext, Head } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import type { Verdict } from "../../router/loadPage.ts";
import { personIdOf } from "./personIdOf.ts";
import { personQuery, personTitlesQuery } from "./personQuery.ts";
import type { Locale } from "../../locale/createLocale.ts";
import personTexts from "./texts/person.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** People (cast and crew). */
export const screen: Screen = {
  path: "/person/:slugId",
  name: "cast_detail",
  access: "public",
  component: lazyComponent(() =>
    import("./PersonScreen.tsx").then(({ PersonScreen }) => PersonScreen),
  ),
  header: { component: publicHeader, forEverybody: false },
  skeleton: GridSkeleton,
  decide: decidePerson,
  queries: personQueries,
  head: personHead,
};

async function decidePerson({ params, pathname, queryClient }: ScreenContext): Promise<Verdict> {
  const id = personIdOf(params);
  if (id === null) return { kind: "missing" };
  const { path } = await fetchOrCached(queryClient, personQuery(id));
  return pathname.replace(/\/$/, "") === path ? { kind: "show" } : { kind: "moved", to: path };
}

function personQueries({ params }: ScreenContext): readonly PrefetchQuery[] {
  const id = personIdOf(params);
  return id === null ? [] : [personTitlesQuery(id)];
}

function personHead({ params, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(personTexts, shellTexts);
  const person = queryClient.getQueryData(personQuery(personIdOf(params) ?? 0).queryKey);
  if (!person) return { title: locale.productName };
  const { name, knownFor } = person;
  // Two people may have the same name; their best known title distinguishes them.
  const known =
    knownFor === null
      ? { title: name }
      : {
          title: t("person.pageTitle", { name, knownFor }),
          description: t("person.description", { name, knownFor }),
        };
  return { ...known, canonical: person.path };
}
