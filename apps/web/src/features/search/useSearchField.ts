import { useState, type KeyboardEvent } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { useServices } from "../services/Services.ts";
import { moveActive } from "./options/moveActive.ts";
import { firstPerson, isPersonOption, type SearchOption } from "./options/searchOptions.ts";
import type { RecentSearches } from "./useRecentSearches.ts";

interface SearchFieldParts {
  options: readonly SearchOption[];
  recent: RecentSearches;
  onEscape: () => void;
  /** Something was opened. */
  onOpened?: () => void;
}

export interface SearchField {
  /** Index of the active option; null in the field itself. */
  active: number | null;
  point: (index: number | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Records the choice; the option's link navigates. */
  chosen: (index: number) => void;
}

/** What identifies an option, wherever it stands. */
const keyOf = ({ kind, url }: SearchOption) => `${kind} ${url}`;

/**
 * Keyboard and selection of a search field with its options: arrows move, Tab goes to the people,
 * Enter opens, Delete forgets, Escape closes.
 */
export function useSearchField({
  options,
  recent,
  onEscape,
  onOpened,
}: SearchFieldParts): SearchField {
  const { track } = useServices();
  const navigate = useNavigate();
  // Enter opens what was pointed at, even if a later answer has put it in another place.
  const [pointed, setPointed] = useState<string | null>(null);
  const found = options.findIndex((option) => keyOf(option) === pointed);
  const active = found === -1 ? null : found;
  const point = (index: number | null) => {
    const option = options[index ?? -1];
    setPointed(option ? keyOf(option) : null);
  };

  // Once: from a person, Tab works as usual.
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
    // Enter without arrows opens the best match, but never a recent search that nobody selected.
    if (!option || (option.kind === "recent" && active === null)) return;
    chosen(index);
    void navigate(option.url);
  };
  const forget = (index: number) => {
    const option = options[index];
    if (option?.kind !== "recent") return;
    recent.remove(option.url);
    point(index + 1 < options.length ? index + 1 : null);
  };
  return { active, point, onKeyDown, chosen };
}
