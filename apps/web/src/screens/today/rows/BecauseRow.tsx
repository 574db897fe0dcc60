import type { CallOutput } from "@worthy/contract";
import { isTaste, type RatingValue } from "@worthy/domain";
import { buttonClass, PosterImage, UiLink } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { ratingsQuery } from "../../../features/rating/ratingsQuery.ts";
import { useRatings } from "../../../features/rating/useRatings.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { posterSources } from "../../../features/title/posterSources.ts";
import { titleQuery } from "../../../features/title/titleQuery.ts";
import { likeFilmQuery, likeShowQuery, lovedTitle, type LovedTitle } from "../todayRows.ts";
import { TodayRow } from "./TodayRow.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

/** The row based on a title the person loved; hidden before there is one. */
export function BecauseRow({ large }: { large: boolean }) {
  const userId = useUserId();
  const { data } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null });
  const loved = lovedTitle(data?.userRatings ?? []);
  if (!loved) return null;
  const rating =
    data?.userRatings.find(({ itemId }) => itemId === loved.id)?.rating === "LOVE"
      ? "loved"
      : "liked";
  return <BecauseOf key={loved.id} loved={loved} rating={rating} large={large} />;
}

function BecauseOf({
  loved,
  rating,
  large,
}: {
  loved: LovedTitle;
  rating: "loved" | "liked";
  large: boolean;
}) {
  const t = useTexts(todayTexts);
  const { data: title } = useQuery(titleQuery(loved.id));
  const ratings = useRatings();
  const lead = title ? (
    <span className="w-6 shrink-0">
      <PosterImage {...posterSources(title, "24px")} alt="" fallback="" />
    </span>
  ) : null;
  const heading = t(rating === "loved" ? "today.becauseLoved" : "today.becauseLiked", {
    name: title?.name ?? "",
  });
  const query = {
    ...(loved.kind === "tv" ? likeShowQuery(loved.id) : likeFilmQuery(loved.id)),
    select: (list: CallOutput<"recommend">) => ({
      ...list,
      recommendations: list.recommendations.filter(({ id }) => !isSeen(ratings.of(id))),
    }),
  };
  const toFaves =
    rating === "loved" ? (
      <UiLink href="/faves" className={buttonClass("quiet", "medium", "px-3")}>
        {t("today.faves")}
      </UiLink>
    ) : null;
  return (
    <TodayRow
      block={rating === "loved" ? "Because you loved …" : "Because you liked …"}
      heading={heading}
      lead={lead}
      action={toFaves}
      query={query}
      fact="kind"
      large={large}
    />
  );
}

/** Similar titles that the person has already judged aren't news. */
function isSeen(rating: RatingValue | null): boolean {
  return rating !== null && isTaste(rating);
}
