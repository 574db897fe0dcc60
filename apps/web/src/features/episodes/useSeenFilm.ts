import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../locale/useLocale.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { seenQuery } from "./seenQuery.ts";
import { useMarkSeen, useSeenWrites } from "./useMarkSeen.ts";

interface SeenFilm {
  isSeen: boolean;
  /** Marks the film or unmarks it, shows a message, and offers to undo it. */
  mark(seen: boolean): void;
}

/** Whether a person has marked a film as seen, without an opinion. */
export function useSeenFilm({ id: titleId, name }: { id: number; name: string }): SeenFilm {
  const userId = useUserId();
  const { data } = useQuery({ ...seenQuery(userId ?? "", titleId), enabled: userId !== null });
  const send = useMarkSeen();
  const last = useSeenWrites(titleId).at(-1);
  const { toasts } = useServices();
  const locale = useLocale();
  const mark = (seen: boolean) => {
    send({ titleId, seen });
    const undo = () => send({ titleId, seen: !seen });
    // Without a network there are no texts; the mark still shows.
    import("./sayMarked.ts").then(
      ({ sayMarkedFilm }) => sayMarkedFilm({ toasts, locale, name, seen, undo }),
      () => {},
    );
  };
  return { isSeen: last?.seen ?? data?.isSeen ?? false, mark };
}
