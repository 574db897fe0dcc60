import { classNames } from "@worthy/ui";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import publicListsTexts from "../texts/publicLists.en.json" with { type: "json" };

interface PageLinksProps {
  page: number;
  last: number;
  addressOf: (page: number) => string;
}

const LOOK =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 underline-offset-4 hover:underline";

/** Pagination links: previous, all by number, next. */
export function PageLinks({ page, last, addressOf }: PageLinksProps) {
  const t = useTexts(publicListsTexts);
  if (last < 2) return null;
  return (
    <nav aria-label={t("publicLists.pages")} className="flex flex-wrap items-center gap-1">
      {page > 1 ? (
        <RouterLink href={addressOf(page - 1)} rel="prev" className={LOOK}>
          {t("publicLists.previous")}
        </RouterLink>
      ) : null}
      {Array.from({ length: last }, (_, at) => at + 1).map((number) => (
        <RouterLink
          key={number}
          href={addressOf(number)}
          aria-label={t("publicLists.page", { page: number })}
          aria-current={number === page ? "page" : undefined}
          className={classNames(LOOK, number === page && "bg-lifted font-semibold")}
        >
          {number}
        </RouterLink>
      ))}
      {page < last ? (
        <RouterLink href={addressOf(page + 1)} rel="next" className={LOOK}>
          {t("publicLists.next")}
        </RouterLink>
      ) : null}
    </nav>
  );
}
