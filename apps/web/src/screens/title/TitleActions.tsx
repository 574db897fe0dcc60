import { Button, buttonClass, Icon } from "@worthy/ui";
import { Share2, Users } from "lucide-react";
import { askFriendsAddress } from "../../features/friends/friendAddresses.ts";
import { copyText } from "../../features/links/copyText.ts";
import { OVER_PAGE, RouterLink } from "../../features/links/RouterLink.tsx";
import { useRateTitle } from "../../features/rating/useRateTitle.ts";
import { useRatings } from "../../features/rating/useRatings.ts";
import { useServices } from "../../features/services/Services.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { WatchlistSplitButton } from "../../features/watchlists/adding/WatchlistSplitButton.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import peopleTexts from "../../features/friends/texts/people.en.json" with { type: "json" };
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

/** Watchlist, friends and sharing: below the poster; on phones in a bar above the tabs. */
export function TitleActions({ title }: { title: TitleInFull }) {
  const t = useTexts(peopleTexts, titleTexts);
  return (
    <>
      <div className="md:mt-4 max-md:fixed max-md:inset-x-0 max-md:bottom-(--tabs,0px) max-md:z-20 max-md:flex max-md:gap-2 max-md:bg-ground max-md:px-4 max-md:py-2">
        <div className="min-w-0 flex-1">
          <WatchlistSplitButton title={title} />
        </div>
        <NotInterested title={title} />
      </div>
      <div className="flex flex-wrap justify-center">
        <RouterLink
          href={askFriendsAddress({ titleId: title.id })}
          rel="nofollow"
          className={buttonClass("quiet", "medium", "px-3! max-md:hidden")}
        >
          <Icon of={Users} />
          {t("people.ask")}
        </RouterLink>
        <ShareButton title={title} />
      </div>
      {title.trailers[0] ? (
        <RouterLink
          href={`${title.path}/trailer/${title.trailers[0].key}`}
          {...OVER_PAGE}
          className={buttonClass("outline", "large", "max-md:mt-2")}
        >
          {t("title.trailer")}
        </RouterLink>
      ) : null}
    </>
  );
}

function NotInterested({ title }: { title: TitleInFull }) {
  const t = useTexts(ratingTexts);
  const { rate, unrate } = useRateTitle();
  const pressed = useRatings().of(title.id) === "NOT_INTERESTED";
  return (
    <Button
      variant={pressed ? "primary" : "outline"}
      aria-pressed={pressed}
      onClick={() => (pressed ? unrate(title, "IN_APP") : rate(title, "NOT_INTERESTED", "IN_APP"))}
      className="px-3! max-sm:px-2.5! md:hidden"
    >
      {t("rating.NOT_INTERESTED")}
    </Button>
  );
}

/** Shares the page's link, or copies it where the browser can't share; round on phones. */
function ShareButton({ title: { name, path } }: { title: TitleInFull }) {
  const t = useTexts(titleTexts);
  const { toasts } = useServices();
  const share = async () => {
    const url = new URL(toAddress(path), location.origin).href;
    // Cancelling sharing is not a failure.
    if ("share" in navigator) return navigator.share({ url, title: name }).catch(() => {});
    const copied = await copyText(url);
    toasts.show(
      copied ? { text: t("title.linkCopied") } : { text: t("title.copyFailed"), urgent: true },
    );
  };
  return (
    <Button
      variant="quiet"
      icon={Share2}
      onClick={() => void share()}
      className="px-3! max-md:absolute max-md:end-4 max-md:top-2 max-md:size-11 max-md:bg-raised"
    >
      <span className="max-md:sr-only">{t("title.share")}</span>
    </Button>
  );
}
