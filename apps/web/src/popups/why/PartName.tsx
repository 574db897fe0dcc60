import { imageUrl, IMAGE_WIDTHS, isRatingValue } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import type { Contribution } from "./waterfall.ts";
import { traitName } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };

/** The source of a contribution: a title with its poster, a trait, or the rest. */
export function PartName({ contribution }: { contribution: Contribution }) {
  const locale = useLocale();
  const t = useTexts(whyTexts);
  if (contribution.type === "rest") return t("why.rest");
  if (contribution.type === "trait") return traitName(contribution, locale);
  const src = imageUrl(contribution.poster, IMAGE_WIDTHS.poster);
  return (
    <RouterLink
      href={contribution.path}
      className="flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline"
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={24}
          height={36}
          loading="lazy"
          className="h-9 w-6 shrink-0 rounded-xs object-cover @max-[12rem]:hidden"
        />
      ) : null}
      <span className="min-w-0">{contribution.name}</span>
    </RouterLink>
  );
}

export function keyOf(contribution: Contribution): string {
  if (contribution.type === "title") return `title ${contribution.titleId}`;
  return contribution.type === "trait" ? `${contribution.trait} ${contribution.key}` : "rest";
}

/** A short note: the person's rating of the title, or how they like the trait. */
export function noteOf(contribution: Contribution, locale: Locale): string | null {
  const t = locale.texts(whyTexts);
  if (contribution.type === "rest") return null;
  if (contribution.type === "trait") return t(contribution.points > 0 ? "why.more" : "why.less");
  return isRatingValue(contribution.rating) ? t(`why.${contribution.rating}`) : null;
}
