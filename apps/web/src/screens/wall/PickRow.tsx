import { classNames, PosterImage, ScoreNumber, TONE_TEXT, UiLink, WorthyRing } from "@worthy/ui";
import { scoreWord } from "../../features/score/scoreWord.ts";
import type { ShownScore } from "../../features/score/shownScore.ts";
import { isOwn } from "../../features/score/reasonSentence.ts";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { PickMovementMark } from "./PickMovementMark.tsx";
import type { PickMovement } from "./pickMovements.ts";
import type { RankedPick } from "./usePicks.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };

/** Longer names get a smaller type. */
const LONG_NAME = 24;

interface PickRowProps extends RankedPick {
  rank: number;
  shown: ShownScore | null;
}

/** One pick of the rail; the first is large. */
export function PickRow(props: PickRowProps) {
  return props.rank === 1 ? <FirstPick {...props} /> : <FurtherPick {...props} />;
}

function Rank({
  rank,
  movement,
  inline = false,
}: {
  rank: number;
  movement: PickMovement;
  inline?: boolean;
}) {
  return (
    <span className={inline ? "flex items-center gap-2" : "flex w-9 shrink-0 flex-col gap-0.5"}>
      <span className="text-base font-semibold tabular-nums">{rank}</span>
      <PickMovementMark movement={movement} />
    </span>
  );
}

function FirstPick({ pick, movement, rank, shown }: PickRowProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts);
  return (
    <li data-key={pick.id} className="border-b border-hairline bg-raised pb-4">
      <div className="flex gap-5">
        <UiLink href={pick.path} aria-hidden tabIndex={-1} className="w-34 shrink-0">
          <PosterImage src={posterUrl(pick)} alt="" fallback={pick.name} eager />
        </UiLink>
        <div className="flex min-w-0 flex-col gap-1">
          <Rank rank={rank} movement={movement} inline />
          <UiLink
            href={pick.path}
            className={classNames(
              "rounded-sm font-display font-semibold text-balance wrap-break-word hover:underline",
              pick.name.length > LONG_NAME ? "text-lg/6" : "text-xl/7",
            )}
          >
            {pick.name}
          </UiLink>
          <p className="text-sm text-ink-second">{kindAndYear(pick, locale)}</p>
          {shown ? (
            <div className="mt-auto flex items-center gap-3">
              <WorthyRing
                score={shown.value}
                tone={shown.tone}
                size={64}
                label={t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })}
              />
              <span className="flex flex-col text-sm">
                <span className={`font-semibold ${TONE_TEXT[shown.tone]}`}>
                  {t(`score.${shown.tone}`)}
                </span>
                {shown.early ? (
                  <span className="text-xs text-ink-second">{t("score.early")}</span>
                ) : null}
              </span>
            </div>
          ) : null}
        </div>
      </div>
      {pick.reason ? (
        <p className="mt-3 text-base text-pretty">
          <ReasonText reason={pick.reason} />
        </p>
      ) : null}
    </li>
  );
}

function FurtherPick({ pick, movement, rank, shown }: PickRowProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts);
  return (
    <li
      data-key={pick.id}
      className="flex min-h-24 items-center gap-3 border-b border-hairline bg-raised py-3 last:border-b-0"
    >
      <Rank rank={rank} movement={movement} />
      <span className="w-12 shrink-0">
        <PosterImage src={posterUrl(pick)} alt="" fallback="" />
      </span>
      <div className="min-w-0 flex-1">
        <UiLink href={pick.path} className="line-clamp-2 rounded-sm font-semibold hover:underline">
          {pick.name}
        </UiLink>
        <p className="text-sm text-ink-second">
          {isOwn(pick.reason) ? (
            <ReasonText reason={pick.reason} length="short" />
          ) : (
            kindAndYear(pick, locale)
          )}
        </p>
      </div>
      {shown ? (
        <ScoreNumber
          score={shown.value}
          tone={shown.tone}
          word={t(`score.${shown.tone}`)}
          size="large"
        />
      ) : null}
    </li>
  );
}
