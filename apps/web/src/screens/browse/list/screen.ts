import { GridSkeleton } from "../../../features/title/GridSkeleton.tsx";
import { FILTERS } from "../../../features/settings/localSettings.ts";
import { browseListQueries, browseQuery, decideBrowse, subjectAt } from "../browseQueries.ts";
import { browsePath } from "../browseSubject.ts";
import type { Screen, Head, ScreenContext } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import { subjectName } from "../subjectName.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import browseHeadsTexts from "../texts/browseHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/browse/:dimension/:value",
  name: "browse",
  access: "public",
  component: lazyComponent(() =>
    import("./BrowseListScreen.tsx").then(({ BrowseListScreen }) => BrowseListScreen),
  ),
  skeleton: GridSkeleton,
  decide: decideBrowse,
  queries: browseListQueries,
  head: browseListHead,
};

function browseListHead({ params, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(browseHeadsTexts);
  const subject = subjectAt(params, queryClient);
  if (!subject) return { title: t("browseHeads.browse") };
  const name = subjectName(subject, locale);
  const titles = queryClient.getQueryData(browseQuery(subject, FILTERS, 0).queryKey);
  return {
    title: name,
    description: t("browseHeads.listDescription", { name }),
    card: {
      path: browsePath(subject.dimension, subject.value),
      name,
      titleIds: titles?.recommendations.map(({ id }) => id) ?? [],
    },
  };
}
