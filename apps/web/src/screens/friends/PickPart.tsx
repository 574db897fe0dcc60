import { useQuery } from "@tanstack/react-query";
import { buttonClass, Icon } from "@worthy/ui";
import { ChevronRight } from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { ListDot } from "../../features/watchlists/lists/ListDot.tsx";
import { listName } from "../../features/watchlists/lists/listName.ts";
import { listNote } from "../../features/watchlists/lists/listNote.ts";
import { watchlistsQuery } from "../../features/watchlists/lists/watchlistsQuery.ts";
import { listPath } from "../../features/watchlists/sharing/inviteAddress.ts";
import { othersCount } from "../../features/watchlists/together/groupRoom.ts";
import { Part } from "../profile/Part.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import pickTexts from "./texts/pickTogether.en.json" with { type: "json" };

/** The shared watchlists, each leading to its picks for everybody on it. */
export function PickPart({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(pickTexts);
  const { data } = useQuery(watchlistsQuery(userId));
  if (!data) return null;
  const shared = data.watchlists.filter((list) => othersCount(list) > 0);
  return (
    <Part id="pick" heading={t("pickTogether.heading")} hint={t("pickTogether.hint")}>
      {shared.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {shared.map((list) => (
            <li key={list.id}>
              <RouterLink href={`${listPath(list.id)}/us`} className="entry">
                <span className="flex min-w-0 items-center gap-3">
                  <ListDot hexCode={list.hexCode} />
                  <span className="min-w-0">
                    <span className="block font-semibold">
                      <bdi>{listName(list.name, locale)}</bdi>
                    </span>
                    <span className="block text-sm text-ink-second">
                      {listNote(list, userId, locale)}
                    </span>
                  </span>
                </span>
                <Icon of={ChevronRight} />
              </RouterLink>
            </li>
          ))}
        </ul>
      ) : (
        <RouterLink href="/watchlist" className={buttonClass("outline")}>
          {t("pickTogether.share")}
        </RouterLink>
      )}
    </Part>
  );
}
