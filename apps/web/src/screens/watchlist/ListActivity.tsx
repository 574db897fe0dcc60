import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Avatar, Button, ErrorState } from "@worthy/ui";
import { useState } from "react";
import { laterQuery } from "../../api/laterQuery.ts";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { listPanels } from "../../messages/en/listPanels.ts";
import { formatDay, formatSince } from "../../messages/formats.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { activitySentence, nameOfActor, type ListActivityEntry } from "./activitySentence.ts";
import type { Watchlist } from "./watchlistQuery.ts";

provideTexts({ listPanels });

const PAGE = 10;
/** The server sends no more at once. */
const MOST = 100;

/** What was lately done on a shared list, by whom and when. */
export function ListActivity({ list }: { list: Watchlist }) {
  const t = useT();
  const userId = useUserId();
  const [limit, setLimit] = useState(PAGE);
  const input = { params: { userId: userId ?? "", watchlistId: String(list.id) }, query: { limit } };
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...laterQuery("listWatchlistActivity", "watchlists", input), placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="list-activity">
      <h2 id="list-activity" className="font-display text-lg font-semibold">
        {t("listPanels.activityHeading")}
      </h2>
      {data?.results.length === 0 ? <p className="mt-1 text-sm text-ink-second">{t("listPanels.activityNone")}</p> : null}
      <ul className="mt-2">
        {data?.results.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} me={userId} />
        ))}
      </ul>
      {data && data.total > limit && limit < MOST ? (
        <Button variant="quiet" className="-ms-3" disabled={isPlaceholderData} onClick={() => setLimit(Math.min(MOST, limit * 3))}>
          {t("listPanels.activityMore")}
        </Button>
      ) : null}
      {isError && !data ? <ErrorState heading={t("listPanels.activityFailed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : null}
      {!data && !isError ? <RowSkeletons count={3} /> : null}
    </section>
  );
}

function ActivityRow({ entry, me }: { entry: ListActivityEntry; me: string | null }) {
  const t = useT();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar name={nameOfActor(entry.by, me, t)} src={avatarUrl(entry.by.profileImage, "thumbnail")} size={32} decorative />
      <p className="min-w-0 flex-1 text-sm wrap-break-word">{activitySentence(entry, me, t)}</p>
      <time dateTime={entry.at} className="shrink-0 text-xs text-ink-second">
        {ago(entry.at)}
      </time>
    </li>
  );
}

const DAY_MS = 86_400_000;

/** Within a day how long ago, then the day. */
const ago = (at: string) => (Date.now() - Date.parse(at) < DAY_MS ? formatSince(at) : formatDay(at));
