import type { RatedLocation, RatingValue } from "@worthy/domain";

/** Every event of the product with its parameters: names and values keep to the limits of the contract. */
export interface EventMap {
  session_start: { returning: boolean };
  page_view: { screen: string; path: string };
  popup_view: { popup: string; title_id: number };
  title_rated: { title_id: number; rating: RatingValue | "NONE"; rated_location: RatedLocation };
  watchlist_changed: { action: "added" | "removed"; title_id: number; watchlist_kind: "default" | "collaborative" | "non-collaborative" };
  search_performed: { term_length: number; results: number };
  search_typing_paused: { term_length: number };
  search_abandoned: { term_length: number; results: number };
  search_result_opened: { title_id: number; position: number };
  email_link_requested: { again: boolean };
  signed_in: { new_account: boolean };
  canned_profile_entered: { profile: string };
  signed_out: Record<never, never>;
  theme_changed: { theme: "system" | "light" | "dark" };
  account_prompt: { action: "viewed" | "converted" | "closed" };
  exception: { description: string; fatal: boolean };
}

export type EventName = keyof EventMap;
export type Track = <Name extends EventName>(name: Name, params: EventMap[Name]) => void;
