import type { MoodFilters } from "../../features/settings/localSettings.ts";
import { useListFormat } from "../../features/settings/useListFormat.ts";
import { PickPages } from "../expanded/PickPages.tsx";
import { moodPicksQuery } from "./moodQueries.ts";
import { MOOD_PAGE } from "./moodWish.ts";

interface MoodPicksProps {
  filters: MoodFilters;
  onClear: (() => void) | undefined;
}

/** The picks that are left, best first. */
export function MoodPicks({ filters, onClear }: MoodPicksProps) {
  const [format] = useListFormat("inTheMood");
  return <PickPages of={JSON.stringify(filters)} query={(page) => moodPicksQuery(filters, page)} pageSize={MOOD_PAGE} format={format} narrow onClear={onClear} />;
}
