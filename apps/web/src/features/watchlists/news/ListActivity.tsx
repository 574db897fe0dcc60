import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Avatar, Button, ErrorState } from "@worthy/ui";
import { useState } from "react";
import { apiQuery } from "../../../api/apiQuery.ts";
import { avatarUrl } from "../../account/avatarUrl.ts";
import { useUserId } from "../../session/useUserId.ts";
import { RowSkeletons } from "../../title/RowSkeletons.tsx";
import { activitySentence, nameOfActor, type ListActivityEntry } from "./activitySentence.ts";
import type { Watchlist } from "../page/watchlistQuery.ts";
import { formatDay, formatSince } from "../../../locale/formats.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const PAGE = 10;
/** The server's maximum page size. */
const MOST = 100;

/** What was recently done on a shared list, by whom and when. */
export function ListActivity({ list }: { list: Watchlist }) {
  const t = useTexts(listPanelsTexts, shellTexts);
  const userId = useUserId();
  const [limit, setLimit] = useState(PAGE);
  const input = {
    params: { userId: userId ?? "", watchlistId: String(list.id) },
    query: { limit },
  };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...apiQuery("listWatchlistActivity", input),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="list-activity">
      <h2 id="list-activity" className="font-display text-lg font-semibold">
        {t("listPanels.activityHeading")}
      </h2>
      {data?.results.length === 0 ? (
        <p className="mt-1 text-sm text-ink-second">{t("listPanels.activityNone")}</p>
      ) : null}
      <ul className="mt-2">
        {data?.results.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} me={userId} />
        ))}
      </ul>
      {data && data.total > limit && limit < MOST ? (
        <Button
          variant="quiet"
          className="-ms-3"
          disabled={isPlaceholderData}
          onClick={() => setLimit(Math.min(MOST, limit * 3))}
        >
          {t("listPanels.activityMore")}
        </Button>
      ) : null}
      {isError && !data ? (
        <ErrorState
          heading={t("listPanels.activityFailed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {!data && !isError ? <RowSkeletons count={3} /> : null}
    </section>
  );
}

function ActivityRow({ entry, me }: { entry: ListActivityEntry; me: string | null }) {
  const locale = useLocale();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar
        name={nameOfActor(entry.by, me, locale)}
        src={avatarUrl(entry.by.profileImage, "thumbnail")}
        size={32}
        decorative
      />
      <p className="min-w-0 flex-1 text-sm wrap-break-word">
        {activitySentence(entry, me, locale)}
      </p>
      <time dateTime={entry.at} className="shrink-0 text-xs text-ink-second">
        {ago(entry.at, locale)}
      </time>
    </li>
  );
}

const DAY_MS = 86_400_000;

/** Within a day the time elapsed, then the day. */
const ago = (at: string, locale: Locale) =>
  Date.now() - Date.parse(at) < DAY_MS ? formatSince(at, locale) : formatDay(at, locale);
