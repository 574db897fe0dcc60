import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUserId } from "../session/useUserId.ts";
import { profileQuery } from "./accountQueries.ts";
import { GENRES, type Genre } from "./genres.ts";
import { useProfileWrite } from "./useProfileWrite.ts";

export interface GenreChoice {
  isChosen: (genre: Genre) => boolean;
  /** Number of genres. */
  count: number;
  toggle: (genre: Genre) => void;
  /** False until the person's genres are known. */
  known: boolean;
  failed: boolean;
  retry: () => void;
}

/** The person's genres; each change is saved at once. */
export function useGenreChoice(): GenreChoice {
  const userId = useUserId();
  const { data, isError, refetch } = useQuery({
    ...profileQuery(userId ?? ""),
    enabled: userId !== null,
  });
  const write = useProfileWrite(userId);
  // Shows the choice until the profile has it, because there is no profile before the device has an
  // account.
  const [draft, setDraft] = useState<readonly Genre[] | null>(null);
  const chosen = draft ?? data?.genres ?? [];
  const isChosen = (genre: Genre) => chosen.includes(genre);
  const toggle = (genre: Genre) => {
    const genres = GENRES.map((each) => each.genre).filter((each) =>
      each === genre ? !isChosen(genre) : isChosen(each),
    );
    setDraft(genres);
    write.mutate({ genres }, { onError: () => setDraft(null) });
  };
  return {
    isChosen,
    count: chosen.length,
    toggle,
    known: userId === null || data !== undefined,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
