import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

const TEXTS = { tmdb: "title.fromTmdb", tvmaze: "title.fromTvmaze", imdb: "title.fromImdb", justwatch: "title.fromJustWatch" } as const;

/** Whom facts of this title are from, in the words that they ask for, with a link to their page. */
export function Attributions({ attributions }: Pick<TitleInFull, "attributions">) {
  const t = useT();
  if (attributions.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-ink-second">
      {attributions.map(({ source, url }) => (
        <li key={source}>
          {url === null ? (
            t(TEXTS[source])
          ) : (
            <a className="underline underline-offset-2" href={url} rel="noreferrer" target="_blank">
              {t(TEXTS[source])}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
