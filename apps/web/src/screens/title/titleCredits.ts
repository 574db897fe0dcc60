import type { T } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Cast with characters, crew with jobs in words. */
export function titleCredits({ cast, crew }: TitleInFull, t: T) {
  const jobs: Record<string, string> = { CREATOR: t("title.CREATOR"), DIRECTOR: t("title.DIRECTOR") };
  return {
    cast: cast.map(({ id, name, character }) => ({ id, name, role: character })),
    crew: crew.map(({ id, name, job }) => ({ id, name, role: jobs[job] ?? job })),
  };
}
