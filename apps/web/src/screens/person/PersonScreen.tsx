import { useQuery } from "@tanstack/react-query";
import { IMAGE_WIDTHS } from "@worthy/domain";
import { ErrorState, initialsOf } from "@worthy/ui";
import { useParams } from "../../router/useParams.ts";
import { ListOrder } from "../../features/score/ListOrder.tsx";
import { posterSources } from "../../features/title/posterSources.ts";
import { TitleGrid } from "../../features/title/TitleGrid.tsx";
import type { TitleSummary } from "../../features/title/titleLabel.ts";
import { personIdOf } from "./personIdOf.ts";
import { personQuery, personTitlesQuery } from "./personQuery.ts";
import { useTexts } from "../../locale/useLocale.ts";
import personTexts from "./texts/person.en.json" with { type: "json" };
import searchTexts from "../../features/search/texts/search.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

/** A person (cast or crew) with all their titles here. */
export function PersonScreen() {
  const t = useTexts(personTexts, searchTexts, shellTexts);
  const id = personIdOf(useParams()) ?? 0;
  const { data: person } = useQuery(personQuery(id));
  const titles = useQuery(personTitlesQuery(id));
  if (!person) return null;
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-10 px-4 pt-6 md:pt-10 lg:px-14">
      <header className="flex items-center gap-5">
        <Portrait
          name={person.name}
          url={person.profile_path}
          bestKnown={titles.data?.results.find((title) => title.name === person.knownFor)}
        />
        <div className="min-w-0">
          <h1 className="font-display text-xl font-bold tracking-tight text-balance sm:text-2xl lg:text-3xl">
            {person.name}
          </h1>
          <p className="mt-1 text-ink-second">
            {[
              person.knownFor ? t("search.knownFor", { name: person.knownFor }) : "",
              titles.data ? t("person.titlesCount", { count: titles.data.total }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </header>
      <section aria-labelledby="titles">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="titles" className="font-display text-lg font-semibold">
            {t("person.titles")}
          </h2>
          <ListOrder order="newest" />
        </div>
        {titles.isLoadingError ? (
          <ErrorState
            heading={t("shell.oops")}
            retry={{ label: t("shell.retry"), onPress: () => void titles.refetch() }}
          />
        ) : null}
        {titles.data ? (
          <TitleGrid titles={titles.data.results} captionOf={({ role }) => role} />
        ) : null}
      </section>
    </div>
  );
}

interface PortraitProps {
  name: string;
  url: string | null;
  bestKnown: Pick<TitleSummary, "image"> | undefined;
}

/** A person's picture, else the art of the title they are best known for, else their initials. */
function Portrait({ name, url, bestKnown }: PortraitProps) {
  const src = url ? imageAddress(url, IMAGE_WIDTHS.profile) : null;
  const frame = "size-20 shrink-0 rounded-full border border-hairline bg-raised md:size-28";
  const picture = src ? { src } : bestKnown ? posterSources(bestKnown, "112px") : null;
  if (picture?.src)
    return (
      <img
        {...picture}
        src={picture.src}
        alt=""
        width={112}
        height={112}
        className={`${frame} object-cover ${src ? "" : "object-[50%_22%]"}`}
      />
    );
  return (
    <span
      aria-hidden
      className={`grid place-items-center font-display text-xl font-semibold text-ink-second ${frame}`}
    >
      {initialsOf(name)}
    </span>
  );
}
