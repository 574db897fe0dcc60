import { Skeleton } from "@worthy/ui";
import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import { publicHeader } from "../../publicMode/publicHeader.ts";
import { decideTitle, titleQueries } from "./titleAddress.ts";
import type { Screen, Head, ScreenContext } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { TITLE_COLUMNS, TITLE_PAGE } from "./titleFrame.ts";
import { titleIdOf } from "./titleIdOf.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import type { Locale } from "../../locale/createLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

export const screen: Screen = {
  path: ["/tv/:slugId", "/movies/:slugId"],
  name: "title",
  access: "public",
  component: lazyComponent(() =>
    import("./TitleScreen.tsx").then(({ TitleScreen }) => TitleScreen),
  ),
  header: { component: publicHeader, forEverybody: false },
  skeleton: TitleSkeleton,
  decide: decideTitle,
  queries: titleQueries,
  head: titleHead,
};

/** A title's page while loading. */
function TitleSkeleton() {
  return (
    <div className={TITLE_PAGE}>
      <div className={TITLE_COLUMNS}>
        <div className="md:row-span-5">
          <Skeleton className="aspect-2/3 w-full" />
        </div>
        <div className="flex flex-col justify-end md:justify-start">
          <Skeleton className="h-8.5 w-3/4 sm:h-11 lg:h-16" />
          <Skeleton className="mt-2 h-5 w-1/2 md:h-6" />
        </div>
        <div className="flex items-center gap-5 max-md:col-span-2 md:col-start-2">
          <Skeleton className="size-19 shrink-0 rounded-full md:size-23" />
          <Skeleton className="h-7 w-72" />
        </div>
        <Skeleton className="h-44 rounded-sheet md:h-20 max-md:col-span-2 md:col-start-2" />
      </div>
    </div>
  );
}

function titleHead({ params, queryClient }: ScreenContext, locale: Locale): Head {
  const t = locale.texts(shellTexts, titleTexts);
  const title = queryClient.getQueryData(titleQuery(titleIdOf(params) ?? 0).queryKey);
  if (!title) return { title: locale.productName };
  const year = title.firstAirDate?.slice(0, 4);
  return {
    title: year ? t("title.pageTitle", { name: title.name, year }) : title.name,
    description: title.logline,
    canonical: title.path,
    image: imageUrl(title.card.url, IMAGE_WIDTHS.card, "jpg") ?? undefined,
  };
}
