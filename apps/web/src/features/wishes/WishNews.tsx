import { IconButton, UiLink } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useDismissWish } from "./useDismissWish.ts";
import { grantedWishesQuery } from "./wishesQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wishesTexts from "./texts/wishes.en.json" with { type: "json" };

/** Titles that have come because somebody wished for them, until they are dismissed. */
export function WishNews({ className = "" }: { className?: string }) {
  const t = useTexts(wishesTexts);
  const userId = useUserId();
  const { data } = useQuery({ ...grantedWishesQuery(userId ?? ""), enabled: userId !== null });
  const { isGone, dismiss } = useDismissWish();
  const news = data?.results.flatMap(({ id, title }) =>
    title && !isGone(id) ? [{ id, title }] : [],
  );
  if (!news || news.length === 0) return null;
  return (
    <ul aria-label={t("wishes.news")} className={`flex flex-col gap-2 ${className}`}>
      {news.map(({ id, title }) => (
        <li
          key={id}
          className="flex items-center gap-3 rounded-sheet border border-hairline bg-raised py-1 ps-4 pe-1"
        >
          <p className="min-w-0 flex-1 py-2 wrap-anywhere">
            {t("wishes.here", { name: title.name })}{" "}
            <UiLink
              href={title.path}
              aria-label={t("wishes.lookAt", { name: title.name })}
              className="quiet-link ms-2 font-semibold whitespace-nowrap"
            >
              {t("wishes.look")}
            </UiLink>
          </p>
          <IconButton
            icon={X}
            label={t("wishes.dismiss", { name: title.name })}
            onClick={() => dismiss(id)}
          />
        </li>
      ))}
    </ul>
  );
}
