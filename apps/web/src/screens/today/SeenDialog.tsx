import type { RatingValue } from "@worthy/domain";
import { Dialog, RatingSegments, ratingIcons } from "@worthy/ui";
import { useRateTitle } from "../../features/rating/useRateTitle.ts";
import { useRatings } from "../../features/rating/useRatings.ts";
import { useT } from "../../messages/useT.ts";
import type { Recommendation } from "./todayRows.ts";

const TASTE = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const satisfies readonly RatingValue[];

/** Asks how it was; the answer is the rating, and the next pick comes up. */
export function SeenDialog({ title, open, onClose }: { title: Recommendation; open: boolean; onClose: () => void }) {
  const t = useT();
  const { rate } = useRateTitle();
  const value = useRatings().of(title.id);
  const groups = [{ label: t("rating.howWasIt"), segments: TASTE.map((kind) => ({ value: kind, label: t(`rating.${kind}`), icon: ratingIcons[kind] })) }];
  return (
    <Dialog open={open} onClose={onClose} title={t("rating.rate", { name: title.name })} closeLabel={t("shell.close")}>
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
