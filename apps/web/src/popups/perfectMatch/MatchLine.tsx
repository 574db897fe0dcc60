import type { CallOutput } from "@worthy/contract";
import { PERFECT_MATCH_FAVOURITES } from "@worthy/domain";
import { UiLink } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { shownOnDevice } from "./matchMemory.ts";
import { useTexts } from "../../locale/useLocale.ts";
import matchTexts from "./texts/match.en.json" with { type: "json" };

const never = () => () => {};
const countLoved = ({ userRatings }: CallOutput<"listRatings">): number =>
  userRatings.filter(({ rating }) => rating === "LOVE").length;

/** On Today, a line about the best match for people whose fifth favourite didn't show it. */
export function MatchLine({ title }: { title: { name: string; path: string } }) {
  const t = useTexts(matchTexts);
  const userId = useUserId();
  const { data: loved = 0 } = useQuery({
    ...ratingsQuery(userId ?? ""),
    enabled: userId !== null,
    select: countLoved,
  });
  const isShown = useSyncExternalStore(
    never,
    () => shownOnDevice(deviceStorage),
    () => true,
  );
  if (isShown || loved < PERFECT_MATCH_FAVOURITES) return null;
  return (
    <p className="mt-4 text-sm text-ink-second">
      {t("match.line", { count: loved })}{" "}
      <UiLink href={title.path} className="quiet-link font-semibold">
        {title.name}
      </UiLink>
    </p>
  );
}
