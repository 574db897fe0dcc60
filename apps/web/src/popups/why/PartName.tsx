import { imageUrl, IMAGE_WIDTHS, isRatingValue } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { traitName } from "../../messages/speech.ts";
import { useT, type T } from "../../messages/useT.ts";
import type { Contribution } from "./waterfall.ts";

/** What moved the score: a title with its poster, a trait, or the rest. */
export function PartName({ contribution }: { contribution: Contribution }) {
  const t = useT();
  if (contribution.type === "rest") return t("why.rest");
  if (contribution.type === "trait") return traitName(contribution);
  const src = imageUrl(contribution.poster, IMAGE_WIDTHS.poster);
  return (
    <RouterLink href={contribution.path} className="flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline">
      {src ? <img src={src} alt="" width={24} height={36} loading="lazy" className="h-9 w-6 shrink-0 rounded-xs object-cover @max-[12rem]:hidden" /> : null}
      <span className="min-w-0">{contribution.name}</span>
    </RouterLink>
  );
}

export function keyOf(contribution: Contribution): string {
  if (contribution.type === "title") return `title ${contribution.titleId}`;
  return contribution.type === "trait" ? `${contribution.trait} ${contribution.key}` : "rest";
}

/** A few words beside it: what the person said of the title, or how they take the trait. */
export function noteOf(contribution: Contribution, t: T): string | null {
  if (contribution.type === "rest") return null;
  if (contribution.type === "trait") return t(contribution.points > 0 ? "why.more" : "why.less");
  return isRatingValue(contribution.rating) ? t(`why.${contribution.rating}`) : null;
}
