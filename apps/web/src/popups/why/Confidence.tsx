import type { Explanation } from "./waterfall.ts";
import { useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

const WORDS = ["guess", "leaning", "fairly-sure", "sure"] as const;

/** Confidence of the score: one of four words, and the number of ratings it rests on. */
export function Confidence({
  confidence,
  ratingCount,
}: Pick<Explanation, "confidence" | "ratingCount">) {
  const t = useTexts(scoreTexts, whyTexts);
  const reached = WORDS.indexOf(confidence.word);
  return (
    <section aria-label={t("why.confidence")} className="mt-6 border-t border-hairline pt-6">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t(`score.${confidence.word}`)}</span>
        <span className="text-sm text-ink-second">{t("why.ratings", { count: ratingCount })}</span>
      </p>
      <div aria-hidden className="mt-2 grid grid-cols-4 gap-1">
        {WORDS.map((word, step) => (
          <span
            key={word}
            className={step === reached ? "text-xs font-semibold" : "text-xs text-ink-second"}
          >
            <span className={`mb-2 block h-1 ${step <= reached ? "bg-fill" : "bg-edge/50"}`} />
            <span className="@max-[12rem]:hidden">{t(`score.${word}`)}</span>
          </span>
        ))}
      </div>
    </section>
  );
}
