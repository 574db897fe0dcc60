import { buttonClass, EmptyState, ErrorState, IconButton, UiLink } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { Sparkles, Trash2 } from "lucide-react";
import { useRemovals } from "../../../features/friends/removing/useRemovals.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { WishNews } from "../../../features/wishes/WishNews.tsx";
import { openWishesQuery } from "../../../features/wishes/wishesQuery.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AccountSkeleton } from "../AccountSkeleton.tsx";
import { Part } from "../Part.tsx";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import menuTexts from "../../../locale/texts/menu.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import wishesPageTexts from "./texts/wishesPage.en.json" with { type: "json" };

const keyOf = (wishId: string) => `wish ${wishId}`;

/** The titles that somebody wishes for, and those that have come. */
export function WishesScreen() {
  const t = useTexts(menuTexts, wishesPageTexts);
  const userId = useUserId();
  return (
    <AccountFrame heading={t("menu.wishes")} hint={t("wishesPage.hint")}>
      <WishNews />
      {userId === null ? <NoWishes /> : <Wishes userId={userId} />}
    </AccountFrame>
  );
}

function Wishes({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(wishesPageTexts, shellTexts);
  const { call } = useServices();
  const { hidden, remove } = useRemovals();
  const { data, isLoadingError, refetch } = useQuery(openWishesQuery(userId));
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("wishesPage.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <AccountSkeleton />;
  const wishes = data.results.filter(({ id }) => !hidden.has(keyOf(id)));
  if (wishes.length === 0) return <NoWishes />;
  return (
    <Part id="open-wishes" heading={t("wishesPage.open")}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {wishes.map(({ id, name, wishedAt }) => (
          <li key={id} className="flex min-h-18 items-center gap-4 py-2">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {name}
              </p>
              <p className="text-sm text-ink-second">
                {t("wishesPage.since", { day: formatDay(wishedAt, locale) })}
              </p>
            </div>
            <IconButton
              icon={Trash2}
              label={t("wishesPage.delete", { name })}
              onClick={() =>
                remove({
                  key: keyOf(id),
                  text: t("wishesPage.deleted", { name }),
                  userId,
                  write: () => call("deleteWish", { params: { userId, wishId: id } }),
                  endpoint: "deleteWish",
                })
              }
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function NoWishes() {
  const t = useTexts(wishesPageTexts);
  return (
    <EmptyState
      icon={Sparkles}
      heading={t("wishesPage.empty")}
      text={t("wishesPage.emptyText")}
      action={
        <UiLink href="/search" className={buttonClass("outline")}>
          {t("wishesPage.search")}
        </UiLink>
      }
    />
  );
}
