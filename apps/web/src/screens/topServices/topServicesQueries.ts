import { keepPreviousData } from "@tanstack/react-query";
import type { AirDateWindow } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** How far back to look for titles, the widest last. */
export const WINDOWS = [
  "NEW_AND_RECENT",
  "LAST_10_YEARS",
  "ALL_TIME",
] as const satisfies readonly AirDateWindow[];

export const SERVICES_PAGE = 12;
export const ITEMS_PAGE = 48;

interface TopServicesPage {
  airDate: AirDateWindow;
  page: number;
}

/** The services with the most for the person, each with its best titles. */
export function topServicesQuery(userId: string, { airDate, page }: TopServicesPage) {
  const query = { airDate, limit: SERVICES_PAGE, offset: page * SERVICES_PAGE };
  return {
    ...apiQuery("listTopProviders", { params: { userId }, query }),
    placeholderData: keepPreviousData,
  };
}

/** What one service has for the person. */
export function serviceItemsQuery(
  userId: string,
  { providerId, airDate, page }: TopServicesPage & { providerId: string },
) {
  const query = { airDate, limit: ITEMS_PAGE, offset: page * ITEMS_PAGE };
  return {
    ...apiQuery("listTopProviderItems", { params: { userId, providerId }, query }),
    placeholderData: keepPreviousData,
  };
}

export function topServicesQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return userId === null ? [] : [topServicesQuery(userId, { airDate: "ALL_TIME", page: 0 })];
}

export function serviceItemsQueries({ userId, params }: ScreenContext): readonly PrefetchQuery[] {
  return userId === null
    ? []
    : [
        serviceItemsQuery(userId, {
          providerId: params["providerId"] ?? "",
          airDate: "ALL_TIME",
          page: 0,
        }),
      ];
}
