import { buttonClass, Button, EmptyState, ErrorState, UiLink } from "@worthy/ui";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { SAVED_FAVOURITES, parseSavedFavourites, savedFavouritesOf } from "../../features/favourites/savedFavourites.ts";
import { useRatedTitles } from "../../features/rating/useRatedTitles.ts";
import { keepValue, useKeptValue } from "../../features/session/useKeptValue.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { faves } from "../../messages/en/faves.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { FaveGrid } from "./FaveGrid.tsx";
import { favesQuery, FAVES_PAGE } from "./favesQueries.ts";
import { FavesFrame } from "./FavesFrame.tsx";
import { SavedGrid } from "./SavedGrid.tsx";

provideTexts({ faves });

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
  const t = useT();
  const [pages, setPages] = useState(1);
  const results = useQueries({ queries: Array.from({ length: pages }, (_, page) => ({ ...favesQuery(userId, page), placeholderData: keepPreviousData })) });
  const [first] = results;
  const last = results.at(-1);
  const listed = results.flatMap(({ data }) => data?.userRatings ?? []);
  const rated = useRatedTitles(listed);
  const loved = rated.entries.filter(({ rating }) => rating === "LOVE");
  const saved = useKeptValue(SAVED_FAVOURITES, parseSavedFavourites);
  const known = first?.data;
  useEffect(() => (known ? keepValue(SAVED_FAVOURITES, JSON.stringify(savedFavouritesOf(known.userRatings))) : undefined), [known]);
  if (!known) {
    return (
      <FavesFrame>
        {saved.length > 0 ? <SavedGrid saved={saved} offline={first?.isError ?? false} /> : null}
        {first?.isError ? <ErrorState heading={t("faves.failed")} retry={{ label: t("shell.retry"), onPress: () => void first.refetch() }} /> : null}
      </FavesFrame>
    );
  }
  const total = known.pagination.totalCount - (listed.length - loved.length);
  return (
    <FavesFrame count={total}>
      {loved.length > 0 ? <FaveGrid entries={loved} rated={rated} /> : <NoFaves />}
      {known.pagination.totalCount > pages * FAVES_PAGE ? (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" disabled={last?.isFetching ?? false} onClick={() => setPages(pages + 1)}>
            {t("faves.more")}
          </Button>
        </div>
      ) : null}
    </FavesFrame>
  );
}

function NoFaves() {
  const t = useT();
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("faves.rate")}
    </UiLink>
  );
  return <EmptyState icon={Heart} heading={t("faves.empty")} text={t("faves.emptyHint")} action={action} />;
}
