import { buttonClass, Dialog, PosterImage, TONE_TEXT, UiLink, WorthyRing } from "@worthy/ui";
import { useEffect } from "react";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { confidenceWord, scoreWord } from "../../features/score/scoreWord.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { useProgress } from "../../features/rating/useProgress.ts";
import { useServices } from "../../features/services/Services.ts";
import { FactLine } from "../../features/title/FactLine.tsx";
import { posterSources } from "../../features/title/posterSources.ts";
import { usePopup } from "../usePopup.ts";
import type { MatchPick } from "./useMatch.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import matchTexts from "./texts/match.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

export interface MatchDialogProps {
  pick: MatchPick;
  favourites: number;
  onClose: () => void;
}

/** The best match right now: its score, the reasons, and a link to it. */
export function MatchDialog({ pick, favourites, onClose }: MatchDialogProps) {
  const t = useTexts(matchTexts, shellTexts, titleTexts);
  const { track } = useServices();
  useEffect(
    () => track("perfect_match", { action: "viewed", title_id: pick.id }),
    [track, pick.id],
  );
  const leave = (action: "converted" | "closed") => {
    track("perfect_match", { action, title_id: pick.id });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => leave("closed")}
      title={t("match.heading")}
      description={t("match.what", { count: favourites })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <UiLink
            href={pick.path}
            onClick={() => leave("converted")}
            className={buttonClass("primary", "large")}
          >
            {t("match.open", { name: pick.name })}
          </UiLink>
          <UiLink
            href="/faves"
            onClick={() => leave("closed")}
            className={buttonClass("quiet", "large")}
          >
            {t("match.faves")}
          </UiLink>
        </>
      }
    >
      <div className="flex items-center gap-5">
        <span className="w-24 shrink-0 sm:w-34">
          <PosterImage {...posterSources(pick, "136px")} alt="" fallback={pick.name} eager />
        </span>
        <div className="min-w-0">
          <p className="font-display text-lg font-semibold text-balance wrap-break-word sm:text-xl">
            {pick.name}
          </p>
          <p className="mt-1 text-sm text-ink-second">
            <FactLine
              facts={[
                pick.originalName,
                t(`title.${pick.nodeType}`),
                pick.firstAirDate?.slice(0, 4),
                pick.maker,
              ]}
            />
          </p>
          <MatchScore pick={pick} onWhy={() => leave("closed")} />
        </div>
      </div>
      {pick.reason ? (
        <p className="mt-4">
          <ReasonText reason={pick.reason} />
        </p>
      ) : null}
    </Dialog>
  );
}

function MatchScore({ pick, onWhy }: { pick: MatchPick; onWhy: () => void }) {
  const t = useTexts(scoreTexts, titleTexts);
  const locale = useLocale();
  const { open } = usePopup();
  const shown = shownScore(pick, useProgress());
  if (!shown) return null;
  const word = t(`score.${shown.tone}`);
  const confidence = confidenceWord(shown, pick.confidence);
  const why = () => {
    onWhy();
    open("why", pick.id);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3">
      <WorthyRing
        score={shown.value}
        tone={shown.tone}
        size={76}
        label={t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })}
      />
      <span className="flex flex-col items-start text-sm">
        <span className={`font-semibold ${TONE_TEXT[shown.tone]}`}>{word}</span>
        {confidence ? <span className="text-ink-second">{t(`score.${confidence}`)}</span> : null}
        <button
          type="button"
          onClick={why}
          className="-mb-2 min-h-11 rounded-sm font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {t("title.why", { score: shown.value })}
        </button>
      </span>
    </div>
  );
}
