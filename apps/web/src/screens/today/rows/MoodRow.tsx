import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { buttonClass, Chip, UiLink } from "@worthy/ui";
import { useState } from "react";
import { useUserId } from "../../../features/session/useUserId.ts";
import { moodQuery, moodsQuery } from "../todayRows.ts";
import { TodayRow } from "./TodayRow.tsx";
import { nameOf } from "../../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

/** Picks of one mood, with chips for others; moods of liked titles come first. */
export function MoodRow({ large }: { large: boolean }) {
  const locale = useLocale();
  const t = useTexts(todayTexts);
  const userId = useUserId();
  const { data } = useQuery({ ...moodsQuery, placeholderData: keepPreviousData });
  const [wanted, choose] = useState<string | null>(null);
  const moods = data?.results ?? [];
  const mood = moods.find(({ key }) => key === wanted) ?? moods[0];
  if (!mood) return null;
  const chips = moods.map(({ key, label }) => (
    <Chip key={key} pressed={key === mood.key} onClick={() => choose(key)}>
      {nameOf(label, locale)}
    </Chip>
  ));
  const action = (
    <UiLink
      href={`/mood?mood=${mood.key}`}
      className={buttonClass("quiet", "medium", "px-3 whitespace-nowrap")}
    >
      {t("today.refine")}
    </UiLink>
  );
  const query = { ...moodQuery(userId, mood.key), placeholderData: keepPreviousData };
  return (
    <TodayRow
      block={`In the mood for … ${mood.label}`}
      heading={t("today.mood")}
      chips={chips}
      action={action}
      query={query}
      fact="reason"
      large={large}
    />
  );
}
