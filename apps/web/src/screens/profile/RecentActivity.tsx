import { useQueries } from "@tanstack/react-query";
import { LOCAL_PROFILE_KEY } from "../../features/account/localProfile.ts";
import { readRecentActivity, type Activity } from "../../features/account/recentActivity.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useStoredValue } from "../../features/session/useStoredValue.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { Part } from "./Part.tsx";
import { formatDay, formatSince } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

const SHOWN = 5;
const latest = (): readonly Activity[] => readRecentActivity().slice(0, SHOWN);
const DAY_MS = 24 * 60 * 60_000;

/** On the same day the time elapsed, otherwise the day. */
function since(at: number, locale: Locale): string {
  const date = new Date(at).toISOString();
  return Date.now() - at < DAY_MS ? formatSince(date, locale) : formatDay(date, locale);
}

const none: readonly Activity[] = [];
const parse = (text: string | null) => (text === null ? none : latest());

/** What was recently rated and listed on this device, with links. */
export function RecentActivity() {
  const locale = useLocale();
  const t = useTexts(accountTexts);
  const activities = useStoredValue(LOCAL_PROFILE_KEY, parse);
  const titles = useQueries({ queries: activities.map(({ titleId }) => titleQuery(titleId)) });
  const rows = activities.flatMap((activity, at) => {
    const title = titles[at]?.data;
    return title ? [{ ...activity, title }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Part id="lately" heading={t("account.lately")} hint={t("account.latelyHint")}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {rows.map(({ kind, at, title }) => (
          <li key={`${kind} ${title.id}`}>
            <RouterLink
              href={title.path}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{title.name}</span>
              <span className="text-sm text-ink-second">
                {[t(`account.lately_${kind}`), since(at, locale)].join(" · ")}
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
