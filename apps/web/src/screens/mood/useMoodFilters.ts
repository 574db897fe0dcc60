import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../features/services/Services.ts";
import { MOOD_FILTERS, type MoodFilters } from "../../features/settings/localSettings.ts";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

interface MoodChoice {
  filters: MoodFilters;
  change: (change: Partial<MoodFilters>) => void;
  clear: () => void;
  /** Whether any filter is set. */
  narrowed: boolean;
}

/**
 * The filters as stored on this device. A mood in the address (`?mood=witty`) starts over with that
 * one.
 */
export function useMoodFilters(): MoodChoice {
  const { track } = useServices();
  const [filters, set] = useScreenFilters("inTheMood");
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get("mood");
  const takeOver = useEffectEvent((mood: string) => {
    set({ ...MOOD_FILTERS, moods: [mood] });
    void navigate("/mood", { replace: true });
  });
  // Once per address: its mood is taken over and then belongs to the device.
  useEffect(() => {
    if (asked) takeOver(asked);
  }, [asked]);
  const change = (part: Partial<MoodFilters>) => {
    const next = { ...filters, ...part };
    set(next);
    track("mood_refined", {
      moods: next.moods.length,
      themes: next.themes.length,
      length: next.runTimes.join(" "),
      company: next.company,
      energy: next.energy,
    });
  };
  const { moods, themes, runTimes, company, energy, kind } = filters;
  return {
    filters,
    change,
    clear: () => set(MOOD_FILTERS),
    narrowed:
      moods.length + themes.length + runTimes.length > 0 || `${company}${energy}${kind}` !== "",
  };
}
