import { isRatingValue, isTaste } from "@worthy/domain";
import { Button } from "@worthy/ui";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useMarkRating } from "../../features/rating/useMarkRating.ts";
import { traitName } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { ChangeRating } from "./ChangeRating.tsx";
import { PartList } from "./PartList.tsx";
import { ratedWhen } from "./ratedWhen.ts";
import type { TitleContribution } from "./waterfall.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

interface RowDetailsProps {
  row: TitleContribution;
  onSeeWithout: () => void;
}

/** Only what was seen can mislead about taste. */
const isTasteRating = (rating: string) => isRatingValue(rating) && isTaste(rating);

/** What a row's points come through, and what can be done about its rating. */
export function RowDetails({ row, onSeeWithout }: RowDetailsProps) {
  const locale = useLocale();
  const t = useTexts(ratingTexts, whyTexts);
  const mark = useMarkRating();
  const [changing, setChanging] = useState(false);
  const rated = ratedWhen(row, locale);
  return (
    <div className="max-md:@min-[15rem]:ps-12">
      {rated === null ? null : <p className="mb-1 pe-7 text-sm @max-[15rem]:pe-0">{rated}</p>}
      {row.parts.length > 0 ? (
        <PartList
          parts={row.parts.map((part) => ({
            key: `${part.trait} ${part.key}`,
            text:
              part.trait === "kin" || part.trait === "rest"
                ? t(`why.${part.trait}`)
                : traitName(part, locale),
            points: part.points,
          }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" icon={Eye} className="px-4!" onClick={onSeeWithout}>
          {t("why.seeWithout")}
        </Button>
        <Button
          variant="outline"
          className="px-4!"
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {t("why.changeRating")}
        </Button>
        {isTasteRating(row.rating) ? (
          <Button
            variant="outline"
            className="px-4!"
            onClick={() => mark({ title: { id: row.titleId, name: row.name }, misleading: true })}
          >
            {t("rating.misleads")}
          </Button>
        ) : null}
      </div>
      {changing ? (
        <div className="mt-3">
          <ChangeRating row={row} />
        </div>
      ) : null}
    </div>
  );
}
