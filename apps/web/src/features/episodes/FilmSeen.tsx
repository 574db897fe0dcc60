import { isTaste } from "@worthy/domain";
import { Button, UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation, useMutationState, useQuery } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { useRatings } from "../rating/useRatings.ts";
import { useServices } from "../services/Services.ts";
import { ME } from "../services/Writes.ts";
import { useUserId } from "../session/useUserId.ts";
import { seenQuery } from "./seenQuery.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import seenFilmTexts from "./texts/seenFilm.en.json" with { type: "json" };

const KEY = ["films", "seen"] as const;

interface Film {
  id: number;
  name: string;
}

interface SeenFilmWrite {
  film: Film;
  seen: boolean;
}

interface SeenFilm {
  isSeen: boolean;
  /** Marks the film or unmarks it, shows a message, and offers to undo it. */
  mark(seen: boolean): void;
}

/** Whether a person has marked a film as seen, without an opinion. */
function useSeenFilm(film: Film): SeenFilm {
  const { writes, toasts, track } = useServices();
  const t = useTexts(seenFilmTexts, shellTexts);
  const failed = useFailureToast();
  const userId = useUserId();
  const { data } = useQuery({ ...seenQuery(userId ?? "", film.id), enabled: userId !== null });
  const waiting = useMutationState({
    filters: { mutationKey: KEY, status: "pending" },
    select: ({ state }) => state.variables as SeenFilmWrite | undefined, // only this hook uses the key
  });
  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: (write: SeenFilmWrite) =>
      writes.send(
        write.seen ? "markTitleSeen" : "unmarkTitleSeen",
        { params: { userId: ME, id: String(write.film.id) } },
        { key: KEY, variables: write, name: write.film.name },
      ),
    onMutate: ({ film: { id }, seen }) => track("episodes_seen", { title_id: id, seen }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const mark = (seen: boolean) => {
    mutation.mutate({ film, seen });
    toasts.show({
      id: `seen-${film.id}`,
      text: t(seen ? "seenFilm.marked" : "seenFilm.unmarked", { name: film.name }),
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => mutation.mutate({ film, seen: !seen }) },
    });
  };
  const last = waiting.findLast((write) => write?.film.id === film.id);
  return { isSeen: last?.seen ?? data?.isSeen ?? false, mark };
}

/** Marks a film as seen without an opinion; a rated one was seen anyway. */
export function FilmSeen({ film }: { film: Film }) {
  const t = useTexts(seenFilmTexts);
  const { isSeen, mark } = useSeenFilm(film);
  const rating = useRatings().of(film.id);
  if (rating && isTaste(rating)) return null;
  return (
    <Button
      variant="quiet"
      icon={isSeen ? Undo2 : Check}
      className="-ms-3 px-3"
      onClick={() => mark(!isSeen)}
    >
      {t(isSeen ? "seenFilm.unmark" : "seenFilm.mark")}
    </Button>
  );
}
