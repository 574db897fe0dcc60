import type { CallOutput } from "@worthy/contract";
import { PosterImage } from "@worthy/ui";
import { RatingWord } from "../../../features/friends/RatingWord.tsx";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { posterSources } from "../../../features/title/posterSources.ts";
import { kindAndYear } from "../../../features/title/titleLabel.ts";
import { Part } from "../../profile/Part.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import tasteMatchTexts from "./texts/tasteMatch.en.json" with { type: "json" };

type Pair = CallOutput<"getTasteMatch">["agreements"][number];

interface TastePairsProps {
  id: string;
  heading: string;
  /** Shown if there are none. */
  none: string;
  pairs: readonly Pair[];
  /** The friend's name. */
  name: string;
}

/** Titles with both ratings. */
export function TastePairs({ id, heading, none, pairs, name }: TastePairsProps) {
  return (
    <Part id={id} heading={heading}>
      {pairs.length === 0 ? (
        <p className="text-ink-second">{none}</p>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {pairs.map((pair) => (
            <PairRow key={pair.title.id} pair={pair} name={name} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function PairRow({ pair: { title, mine, theirs }, name }: { pair: Pair; name: string }) {
  const locale = useLocale();
  const t = useTexts(tasteMatchTexts);
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="w-12 shrink-0">
        <PosterImage {...posterSources(title, "48px")} alt="" fallback="" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-44">
          <RouterLink
            href={title.path}
            className="inline-flex min-h-6 items-center font-display font-semibold underline-offset-4 hover:underline"
          >
            {title.name}
          </RouterLink>
          <p className="text-sm text-ink-second">{kindAndYear(title, locale)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {[
            { who: t("tasteMatch.you"), rating: mine },
            { who: name, rating: theirs },
          ].map(({ who, rating }) => (
            <div key={who} className="min-w-20">
              <dt className="max-w-32 truncate text-xs text-ink-second">{who}</dt>
              <dd>
                <RatingWord rating={rating} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
