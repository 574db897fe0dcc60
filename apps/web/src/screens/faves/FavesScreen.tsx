import { buttonClass, Button, EmptyState, ErrorState, UiLink } from "@worthy/ui";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import {
  SAVED_FAVOURITES,
  parseSavedFavourites,
  savedFavouritesOf,
} from "../../features/favourites/savedFavourites.ts";
import { useRatedTitles } from "../../features/rating/useRatedTitles.ts";
import { storeValue, useStoredValue } from "../../features/session/useStoredValue.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { FaveGrid } from "./FaveGrid.tsx";
import { favesQuery, FAVES_PAGE } from "./favesQueries.ts";
import { SavedGrid } from "./SavedGrid.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import favesTexts from "./texts/faves.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** The titles that the person loves. */
export function FavesScreen() {
  const userId = useUserId();
  return userId === null ? (
    <FavesFrame>
      <NoFaves />
    </FavesFrame>
  ) : (
    <OwnFaves userId={userId} />
  );
}

function OwnFaves({ userId }: { userId: string }) {
  const t = useTexts(favesTexts, shellTexts);
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...favesQuery(userId, page),
      placeholderData: keepPreviousData,
    })),
  });
  const [first] = results;
  const last = results.at(-1);
  const listed = results.flatMap(({ data }) => data?.userRatings ?? []);
  const rated = useRatedTitles(listed);
  const loved = rated.entries.filter(({ rating }) => rating === "LOVE");
  const saved = useStoredValue(SAVED_FAVOURITES, parseSavedFavourites);
  const known = first?.data;
  useEffect(
    () =>
      known
        ? storeValue(SAVED_FAVOURITES, JSON.stringify(savedFavouritesOf(known.userRatings)))
        : undefined,
    [known],
  );
  if (!known) {
    return (
      <FavesFrame>
        {saved.length > 0 ? <SavedGrid saved={saved} offline={first?.isError ?? false} /> : null}
        {first?.isError ? (
          <ErrorState
            heading={t("faves.failed")}
            retry={{ label: t("shell.retry"), onPress: () => void first.refetch() }}
          />
        ) : null}
      </FavesFrame>
    );
  }
  const total = known.pagination.totalCount - (listed.length - loved.length);
  return (
    <FavesFrame count={total}>
      {loved.length > 0 ? <FaveGrid entries={loved} rated={rated} /> : <NoFaves />}
      {known.pagination.totalCount > pages * FAVES_PAGE ? (
        <div className="mt-8 flex justify-center">
          <Button
            variant="outline"
            disabled={last?.isFetching ?? false}
            onClick={() => setPages(pages + 1)}
          >
            {t("faves.more")}
          </Button>
        </div>
      ) : null}
    </FavesFrame>
  );
}

function NoFaves() {
  const t = useTexts(favesTexts);
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("faves.rate")}
    </UiLink>
  );
  return (
    <EmptyState
      icon={Heart}
      heading={t("faves.empty")}
      text={t("faves.emptyHint")}
      action={action}
    />
  );
}

/** Heading of My faves, with the number of titles and a link to all ratings. */
function FavesFrame({ count, children }: { count?: number; children: ReactNode }) {
  const t = useTexts(favesTexts);
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-4 md:pt-10 lg:px-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight md:text-3xl">
            {t("faves.heading")}
          </h1>
          <p className="min-h-5 text-sm text-ink-second">
            {count ? t("faves.count", { count }) : null}
          </p>
        </div>
        <UiLink href="/ratings" className={buttonClass("quiet", "medium", "-mx-3 px-3")}>
          {t("faves.history")}
        </UiLink>
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
