import { useQuery } from "@tanstack/react-query";
import { slugOf } from "@worthy/domain";
import { ErrorState, Skeleton } from "@worthy/ui";
import { useState, type ReactNode } from "react";
import { facetsQuery } from "../../features/filters/facetsQuery.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { SubjectImage } from "../../features/title/SubjectImage.tsx";
import { tagsQuery } from "../mood/moodQueries.ts";
import { browsePath, decadesUntil, type Dimension } from "./browseSubject.ts";
import { subjectName } from "./subjectName.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import browseTexts from "./texts/browse.en.json" with { type: "json" };
import browseHeadsTexts from "./texts/browseHeads.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Ways into the catalogue: genres and moods as tiles with art; decades and services as words. */
export function BrowseScreen() {
  const locale = useLocale();
  const t = useTexts(browseTexts, browseHeadsTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(facetsQuery);
  const moods = useQuery(tagsQuery("mood")).data?.results ?? [];
  const services = data?.providerFacets ?? [];
  const [decades] = useState(() => decadesUntil(new Date().getUTCFullYear()));
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-10 px-4 pt-6 md:pt-10 lg:px-14">
      <div>
        <h1 className="font-display text-2xl font-bold tracking-tight">
          {t("browseHeads.browse")}
        </h1>
        <p className="mt-2 text-ink-second">{t("browse.hint")}</p>
      </div>
      {isLoadingError ? (
        <ErrorState
          heading={t("browse.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {isLoadingError ? null : (
        <Way dimension="genre">
          {data ? (
            <Tiles
              dimension="genre"
              tiles={data.genreFacets.map(({ source, count }) => ({
                value: slugOf(source),
                name: source,
                label: source,
                count,
              }))}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </Way>
      )}
      {moods.length > 0 ? (
        <Way dimension="mood">
          <Tiles
            dimension="mood"
            tiles={moods.map(({ key, label }) => ({ value: key, name: key, label }))}
          />
        </Way>
      ) : null}
      <Way dimension="decade">
        <Words
          dimension="decade"
          words={decades.map((year) => ({
            value: String(year),
            label: subjectName({ dimension: "decade", label: String(year) }, locale),
          }))}
        />
      </Way>
      {services.length > 0 ? (
        <Way dimension="service">
          <Words
            dimension="service"
            words={services.map(({ source: { id, name } }) => ({ value: String(id), label: name }))}
          />
        </Way>
      ) : null}
    </div>
  );
}

function Way({ dimension, children }: { dimension: Dimension; children: ReactNode }) {
  const t = useTexts(browseTexts);
  return (
    <section aria-labelledby={`by-${dimension}`}>
      <h2 id={`by-${dimension}`} className="mb-4 font-display text-lg font-semibold">
        {t(`browse.${dimension}`)}
      </h2>
      {children}
    </section>
  );
}

function Words({
  dimension,
  words,
}: {
  dimension: Dimension;
  words: readonly { value: string; label: string }[];
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map(({ value, label }) => (
        <li key={value}>
          <RouterLink href={browsePath(dimension, value)} className="chip-link">
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

interface Tile {
  /** In the address. */
  value: string;
  /** As in the catalogue. */
  name: string;
  label: string;
  count?: number;
}

function Tiles({ dimension, tiles }: { dimension: "genre" | "mood"; tiles: readonly Tile[] }) {
  const locale = useLocale();
  const t = useTexts(browseTexts);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ value, name, label, count }) => (
        <li key={value}>
          <RouterLink
            href={browsePath(dimension, value)}
            className="group relative isolate flex aspect-4/3 items-end overflow-hidden rounded-sheet bg-raised ring-1 ring-hairline hover:ring-ink"
          >
            <SubjectImage kind={dimension} name={name} />
            <span className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-2 bg-art-ink/90 px-3 py-2 text-art-paper">
              <span className="font-semibold">{nameOf(label, locale)}</span>
              {count === undefined ? null : (
                <span className="text-xs">{t("browse.titles", { count })}</span>
              )}
            </span>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
