import { Button } from "@worthy/ui";
import { isTaste } from "@worthy/domain";
import { Check, Undo2 } from "lucide-react";
import { useSeenFilm } from "../../features/episodes/useSeenFilm.ts";
import { useRatings } from "../../features/rating/useRatings.ts";
import { useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Marks a film as seen without an opinion; a rated one was seen anyway. */
export function FilmSeen({ film }: { film: { id: number; name: string } }) {
  const t = useTexts(titleTexts);
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
      {t(isSeen ? "title.unmarkSeen" : "title.markSeen")}
    </Button>
  );
}
