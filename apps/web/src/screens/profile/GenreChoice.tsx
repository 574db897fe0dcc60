import { Chip } from "@worthy/ui";
import { GENRES } from "../../features/account/genres.ts";
import { useProfileWrite } from "../../features/account/useProfileWrite.ts";
import { useT } from "../../messages/useT.ts";
import { Part } from "./Part.tsx";

interface GenreChoiceProps {
  userId: string;
  chosen: readonly string[];
}

/** The genres that the person has chosen, each saved at once. */
export function GenreChoice({ userId, chosen }: GenreChoiceProps) {
  const t = useT();
  const write = useProfileWrite(userId);
  return (
    <Part id="genres" heading={t("account.genres")} hint={t("account.genresHint")}>
      <div className="flex flex-wrap gap-2">
        {GENRES.map(({ genre, label }) => {
          const on = chosen.includes(genre);
          const next = GENRES.map((each) => each.genre).filter((each) => (each === genre ? !on : chosen.includes(each)));
          return (
            <Chip key={genre} pressed={on} onClick={() => write.mutate({ genres: next })}>
              {label}
            </Chip>
          );
        })}
      </div>
    </Part>
  );
}
