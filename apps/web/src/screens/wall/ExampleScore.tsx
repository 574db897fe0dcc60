import type { CallOutput } from "@worthy/contract";
import { PosterImage, TONE_TEXT, WorthyRing } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { scoreBandOf } from "@worthy/domain";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { exampleQuery } from "./exampleQuery.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

type Example = NonNullable<CallOutput<"getExampleScore">["example"]>;

/** What Worthy does, by an example: its ring fills once. Nothing where the catalogue has none. */
export function ExampleScore({ form }: { form: "rail" | "card" }) {
  const { data } = useQuery(exampleQuery());
  if (!data?.example) return null;
  return form === "rail" ? <RailExample {...data.example} /> : <CardExample {...data.example} />;
}

function ExampleRing({ score, size }: { score: number; size: 92 | 52 }) {
  const t = useTexts(scoreTexts);
  const tone = scoreBandOf(score);
  const word = t(`score.${tone}`);
  return (
    <WorthyRing
      score={score}
      tone={tone}
      size={size}
      label={t("score.worthy", { score, word })}
      fills
    />
  );
}

function RailExample({ loved, title, score, reason }: Example) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, wallTexts);
  const tone = scoreBandOf(score);
  return (
    <section aria-labelledby="example-score" className="border-b border-hairline pb-7">
      <p className="text-sm text-ink-second">{t("wall.exampleIf", { name: loved.name })}</p>
      <div className="mt-3.5 flex gap-6">
        <span className="w-38 shrink-0">
          <PosterImage src={posterUrl(title)} alt="" fallback={title.name} eager />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h2
            id="example-score"
            className="font-display text-xl/8 font-semibold text-balance wrap-break-word"
          >
            {title.name}
          </h2>
          <p className="text-sm text-ink-second">{kindAndYear(title, locale)}</p>
          <div className="flex items-center gap-3">
            <ExampleRing score={score} size={92} />
            <p className="flex flex-col text-sm">
              <span className={`font-semibold ${TONE_TEXT[tone]}`}>{t(`score.${tone}`)}</span>
              <span className="text-ink-second">{t("wall.forYou")}</span>
            </p>
          </div>
        </div>
      </div>
      <p className="mt-5 text-lg text-pretty">
        <ReasonText reason={reason} />
      </p>
    </section>
  );
}

function CardExample({ loved, title, score, reason }: Example) {
  const t = useTexts(scoreTexts, wallTexts);
  const tone = scoreBandOf(score);
  return (
    <section
      aria-labelledby="example-card"
      className="flex h-23 items-center gap-3 rounded-sheet border border-hairline bg-raised px-2"
    >
      <span className="w-12 shrink-0">
        <PosterImage src={posterUrl(title)} alt="" fallback="" eager />
      </span>
      <div className="min-w-0 flex-1 text-sm/4.5">
        <p className="text-xs text-ink-second">{t("wall.exampleIf", { name: loved.name })}</p>
        <h2 id="example-card" className="font-semibold">
          {title.name}
        </h2>
        <p className="text-xs text-ink-second">
          <ReasonText reason={reason} length="short" />
        </p>
      </div>
      <p className="flex flex-col items-center text-xs font-semibold">
        <ExampleRing score={score} size={52} />
        <span className={TONE_TEXT[tone]}>{t(`score.${tone}`)}</span>
      </p>
    </section>
  );
}
