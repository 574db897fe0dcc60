import { useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

/** Orders of lists other than by score. */
export type TitleOrder = "alike" | "best" | "list" | "newest" | "oldest" | "picks" | "prizes";

/** The order of a list whose titles show scores but aren't in their order. */
export function ListOrder({ order }: { order: TitleOrder }) {
  const t = useTexts(scoreTexts);
  return <span className="text-sm text-ink-second">{t(`score.order.${order}`)}</span>;
}
