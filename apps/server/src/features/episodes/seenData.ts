import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

interface SeenDataPorts {
  titleName(titleId: number): string | null;
}

interface ExportedEpisode extends Row<
  typeof schema.seenEpisodes,
  "titleId" | "season" | "episode" | "seenAt"
> {
  title: string | null;
}

interface ExportedFilm extends Row<typeof schema.seenFilms, "titleId" | "seenAt"> {
  title: string | null;
}

/** The episodes and films a person has marked as seen. */
export function seenData({ titleName }: SeenDataPorts): PersonalData {
  const episodes = exportFile<ExportedEpisode>({
    name: "seen-episodes",
    about: "The episodes you’ve marked as seen.",
    fields: {
      titleId: "number of the show",
      title: "its name, empty if it’s no longer in the catalogue",
      season: "number of the season",
      episode: "number of the episode in it",
      seenAt: "when you marked it",
    },
    page: async (sql, owner, last) => {
      const { titleId, season, episode } = last ?? { titleId: 0, season: 0, episode: 0 };
      const rows = await sql<Omit<ExportedEpisode, "title">[]>`
        select title_id, season, episode, seen_at from seen_episodes
        where user_id = ${owner.userId} and (title_id, season, episode) > (${titleId}, ${season}, ${episode}) order by title_id, season, episode limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, title: titleName(row.titleId) }));
    },
  });
  const films = exportFile<ExportedFilm>({
    name: "seen-films",
    about: "The films, and shows whose episodes aren’t known, that you’ve marked as seen.",
    fields: {
      titleId: "number of the title",
      title: "its name, empty if it’s no longer in the catalogue",
      seenAt: "when you marked it",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedFilm, "title">[]>`
        select title_id, seen_at from seen_films
        where user_id = ${owner.userId} and title_id > ${last?.titleId ?? 0} order by title_id limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, title: titleName(row.titleId) }));
    },
  });
  return {
    move: async (sql, { from, into }) => {
      const moved = await sql`
        insert into seen_episodes (user_id, title_id, season, episode, seen_at)
        select ${into.userId}, title_id, season, episode, seen_at from seen_episodes where user_id = ${from.userId}
        on conflict do nothing returning 1`;
      await sql`delete from seen_episodes where user_id = ${from.userId}`;
      const movedFilms = await sql`
        insert into seen_films (user_id, title_id, seen_at)
        select ${into.userId}, title_id, seen_at from seen_films where user_id = ${from.userId}
        on conflict do nothing returning 1`;
      await sql`delete from seen_films where user_id = ${from.userId}`;
      return { episodes: moved.length, films: movedFilms.length };
    },
    erase: async (sql, owner) => {
      await sql`delete from seen_episodes where user_id = ${owner.userId}`;
      await sql`delete from seen_films where user_id = ${owner.userId}`;
    },
    files: [episodes, films],
  };
}
