import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Chip } from "@worthy/ui";
import { useState } from "react";
import { useT } from "../../messages/useT.ts";
import { moodQuery, moodsQuery } from "./todayRows.ts";
import { TodayRow } from "./TodayRow.tsx";

/** Picks of one mood, with chips for the others; the moods of what the person liked come first. */
export function MoodRow({ large }: { large: boolean }) {
  const t = useT();
  const { data } = useQuery({ ...moodsQuery, placeholderData: keepPreviousData });
  const [wanted, choose] = useState<string | null>(null);
  const moods = data?.results ?? [];
  const mood = moods.find(({ key }) => key === wanted) ?? moods[0];
  if (!mood) return null;
  const chips = moods.map(({ key, label }) => (
    <Chip key={key} pressed={key === mood.key} onClick={() => choose(key)}>
      {label}
    </Chip>
  ));
  const query = { ...moodQuery(mood.key), placeholderData: keepPreviousData };
  return <TodayRow heading={t("today.mood")} chips={chips} query={query} fact="reason" large={large} />;
}
