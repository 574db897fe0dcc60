import { keepPreviousData } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { MOOD_FILTERS, type MoodFilters } from "../../features/settings/localSettings.ts";
import type { PrefetchQuery } from "../../routing/Screen.ts";
import { moodBody } from "./moodBody.ts";

const MOST_TAGS = 40;

/** Moods or themes to choose, those of liked titles first. */
export function tagsQuery(group: "mood" | "theme") {
  return {
    ...apiQuery("listMoods", { query: { limit: MOST_TAGS, group } }),
    placeholderData: keepPreviousData,
  };
}

/** One page of picks with these filters. */
export function moodPicksQuery(filters: MoodFilters, page: number) {
  return {
    ...apiQuery("recommendHome", { body: moodBody(filters, page) }),
    placeholderData: keepPreviousData,
  };
}

export function moodQueries(): readonly PrefetchQuery[] {
  return [tagsQuery("mood"), tagsQuery("theme"), moodPicksQuery(MOOD_FILTERS, 0)];
}
