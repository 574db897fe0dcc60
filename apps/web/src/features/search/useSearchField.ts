import { useState, type KeyboardEvent } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { useServices } from "../services/Services.ts";
import { moveActive } from "./moveActive.ts";
import { firstPerson, isPersonOption, type SearchOption } from "./searchOptions.ts";
import type { RecentSearches } from "./useRecentSearches.ts";

interface SearchFieldParts {
  options: readonly SearchOption[];
  recent: RecentSearches;
  onEscape: () => void;
  /** Something was opened. */
  onOpened?: () => void;
}

export interface SearchField {
  /** Place of the option that the arrows stand on; null in the field itself. */
  active: number | null;
  point: (index: number | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Notes what was chosen; the option's link does the going. */
  chosen: (index: number) => void;
}

/** Keyboard and choice of a search field with its options: arrows move, Tab leads to the people, Enter opens, Delete forgets, Escape closes. */
export function useSearchField({ options, recent, onEscape, onOpened }: SearchFieldParts): SearchField {
  const { track } = useServices();
  const navigate = useNavigate();
  const [pointed, point] = useState<number | null>(null);
  const active = pointed !== null && pointed < options.length ? pointed : null;

  // Once: from a person, Tab goes on its usual way.
  const toPeople = isPersonOption(options[active ?? -1]) ? null : firstPerson(options);

  const chosen = (index: number) => {
    const option = options[index];
    if (option?.kind === "title" || option?.kind === "similar") {
      recent.add({ name: option.hit.name, url: option.url });
      track("search_result_opened", { title_id: option.hit.id, position: index });
    }
    if (option?.kind === "recent") recent.add(option.recent);
    point(null);
    onOpened?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveActive(event.key, active, options.length);
    if (moved) point(moved.active);
    else if (event.key === "Enter") open(active ?? 0);
    else if (event.key === "Escape") leave();
    else if (event.key === "Tab" && !event.shiftKey && toPeople !== null) point(toPeople);
    else if (event.key === "Delete" && active !== null) forget(active);
    else return;
    event.preventDefault();
  };
  const leave = () => {
    point(null);
    onEscape();
  };
  const open = (index: number) => {
    const option = options[index];
    // Enter without arrows opens the best match, but never an old search that nobody pointed at.
    if (!option || (option.kind === "recent" && active === null)) return;
    chosen(index);
    void navigate(option.url);
  };
  const forget = (index: number) => {
    const option = options[index];
    if (option?.kind === "recent") recent.remove(option.url);
  };
  return { active, point, onKeyDown, chosen };
}
