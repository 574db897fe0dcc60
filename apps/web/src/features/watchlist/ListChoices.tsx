import { useQuery } from "@tanstack/react-query";
import { Icon } from "@worthy/ui";
import { Check, Plus } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import { useUserId } from "../session/useUserId.ts";
import { useWatchlistToggle } from "./useWatchlistToggle.ts";
import { watchlistsQuery } from "./watchlistsQuery.ts";

/** The person's lists, each with whether the title is on it; a press puts it on or takes it off. */
export function ListChoices({ titleId }: { titleId: number }) {
  const t = useT();
  const userId = useUserId();
  const { data } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  // A device without an account has only the list that its first write will make.
  const lists = data?.watchlists ?? [{ id: undefined, name: t("title.firstList") }];
  return (
    <ul aria-label={t("title.yourLists")}>
      {lists.map((list) => (
        <li key={list.id ?? "default"}>
          <ListChoice titleId={titleId} listId={list.id} name={list.name} />
        </li>
      ))}
    </ul>
  );
}

function ListChoice({ titleId, listId, name }: { titleId: number; listId: number | undefined; name: string }) {
  const { on, toggle } = useWatchlistToggle(titleId, listId);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => toggle()}
      className="flex min-h-11 w-full items-center gap-3 rounded-[6px] px-3 text-start text-sm font-semibold hover:bg-lifted"
    >
      <Icon of={on ? Check : Plus} size={18} />
      <span className="min-w-0 wrap-break-word">{name}</span>
    </button>
  );
}
