import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { buttonClass, Chip, UiLink } from "@worthy/ui";
import { useState } from "react";
import { useUserId } from "../../features/session/useUserId.ts";
import { nameOf } from "../../messages/speech.ts";
import { useT } from "../../messages/useT.ts";
import { moodQuery, moodsQuery } from "./todayRows.ts";
import { TodayRow } from "./TodayRow.tsx";

/** Picks of one mood, with chips for the others; the moods of what the person liked come first. */
export function MoodRow({ large }: { large: boolean }) {
  const t = useT();
  const userId = useUserId();
  const { data } = useQuery({ ...moodsQuery, placeholderData: keepPreviousData });
  const [wanted, choose] = useState<string | null>(null);
  const moods = data?.results ?? [];
  const mood = moods.find(({ key }) => key === wanted) ?? moods[0];
  if (!mood) return null;
  const chips = moods.map(({ key, label }) => (
    <Chip key={key} pressed={key === mood.key} onClick={() => choose(key)}>
      {nameOf(label)}
    </Chip>
  ));
  const action = (
    <UiLink href={`/mood?mood=${mood.key}`} className={buttonClass("quiet", "medium", "px-3 whitespace-nowrap")}>
      {t("today.refine")}
    </UiLink>
  );
  const query = { ...moodQuery(userId, mood.key), placeholderData: keepPreviousData };
  return <TodayRow heading={t("today.mood")} chips={chips} action={action} query={query} fact="reason" large={large} />;
}
