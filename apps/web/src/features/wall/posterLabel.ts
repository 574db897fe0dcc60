import type { RatingValue } from "@worthy/domain";
import type { T } from "../../messages/useT.ts";
import { kindAndYear } from "../title/titleLabel.ts";
import type { WallTitle } from "./wallQuery.ts";

/** What a poster to rate says to those who do not see it: name, facts, for what it is suggested, and its rating. */
export function posterLabel(title: WallTitle, value: RatingValue | null, t: T): string {
  const suggested = title.suggestedBy === undefined ? [] : [t("wall.likeTitle", { name: title.suggestedBy })];
  const facts = [kindAndYear(title, t), ...suggested].join(", ");
  return value ? t("wall.posterRated", { name: title.name, facts, rating: t(`rating.${value}`) }) : t("wall.poster", { name: title.name, facts });
}
