import { Button } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import { ChangeRating } from "./ChangeRating.tsx";
import type { ScoreWithout } from "./useScoreWithout.ts";
import type { TitleContribution } from "./waterfall.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };

interface WithoutItProps {
  row: TitleContribution;
  without: ScoreWithout;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The score without a row's rating. Only a new rating is saved. */
export function WithoutIt({ row, without, buttonRef }: WithoutItProps) {
  const t = useTexts(whyTexts);
  return (
    <div className="rounded-sheet bg-lifted px-4 py-3 @max-[15rem]:px-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {t("why.wouldBe", { name: row.name, score: without.now?.explanation.score ?? "" })}
        </p>
        <Button
          variant="outline"
          icon={Undo2}
          className="@max-[15rem]:px-3!"
          ref={buttonRef}
          onClick={without.putBack}
        >
          {t("why.putBack")}
        </Button>
      </div>
      <p className="mt-2 mb-1.5 text-sm text-ink-second">{t("why.changedMind")}</p>
      <ChangeRating row={row} onRated={without.putBack} />
    </div>
  );
}
