import type { RatingValue } from "@worthy/domain";
import { Dialog, RatingSegments, ratingIcons } from "@worthy/ui";
import { useRateTitle } from "./useRateTitle.ts";
import { useRatings } from "./useRatings.ts";
import type { RatingWrite } from "./RatingWrite.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "./texts/rating.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const TASTE = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const satisfies readonly RatingValue[];

/** Asks how it was; the answer is the rating, and the next pick appears. */
export function SeenDialog({
  title,
  open,
  onClose,
}: {
  title: RatingWrite["title"] & { name: string };
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts(ratingTexts, shellTexts);
  const { rate } = useRateTitle();
  const value = useRatings().of(title.id);
  const groups = [
    {
      label: t("rating.howWasIt"),
      segments: TASTE.map((kind) => ({
        value: kind,
        label: t(`rating.${kind}`),
        icon: ratingIcons[kind],
      })),
    },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("rating.rate", { name: title.name })}
      closeLabel={t("shell.close")}
    >
      <RatingSegments<RatingValue>
        groups={groups}
        value={value}
        onSelect={(next) => {
          rate(title, next);
          onClose();
        }}
      />
    </Dialog>
  );
}
