import { Chip, Icon, UiLink } from "@worthy/ui";
import { ChevronDown, Clock, Tv } from "lucide-react";
import { useId, useRef } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import type { Evening } from "./todayQueries.ts";
import { formatRuntime } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import todayTexts from "./texts/today.en.json" with { type: "json" };

/** Minutes that somebody may have. */
const LENGTHS = [0, 30, 60, 105, 150];

interface TodayChoicesProps {
  evening: Evening;
  choose: (evening: Evening) => void;
  /** How many services the person has. */
  services: number;
}

/** What the evening allows: how long, and on which services. */
export function TodayChoices({ evening, choose, services }: TodayChoicesProps) {
  const locale = useLocale();
  const t = useTexts(todayTexts);
  const id = useId();
  const length = useRef<HTMLSelectElement>(null);
  const allow = (minutes: string) => choose({ ...evening, longest: Number(minutes) });
  useEarlyEntry(length, String(evening.longest), allow);
  return (
    <div className="flex max-w-full items-center gap-2">
      <span className="relative inline-flex min-w-0 items-center">
        <label htmlFor={id} className="sr-only">
          {t("today.length")}
        </label>
        <span aria-hidden className="pointer-events-none absolute inset-s-3.5 max-sm:hidden">
          <Icon of={Clock} size={18} />
        </span>
        <select
          ref={length}
          autoComplete="off"
          id={id}
          value={evening.longest}
          onChange={({ target }) => allow(target.value)}
          className="chip max-w-full appearance-none border-edge bg-ground pe-9 sm:ps-10 text-ink hover:border-ink"
        >
          {LENGTHS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0
                ? t("today.anyLength")
                : t("today.upTo", { runtime: formatRuntime(minutes, locale) })}
            </option>
          ))}
        </select>
        <span aria-hidden className="pointer-events-none absolute inset-e-3.5">
          <Icon of={ChevronDown} size={16} />
        </span>
      </span>
      {services > 0 ? (
        <Chip
          icon={Tv}
          pressed={evening.mine}
          aria-label={t("today.mine", { count: services })}
          onClick={() => choose({ ...evening, mine: !evening.mine })}
          className="max-sm:px-3"
        >
          <span className="max-sm:hidden">{t("today.mine", { count: services })}</span>
        </Chip>
      ) : (
        <UiLink href="/onboarding/services" className="chip-link max-sm:hidden">
          {t("today.addServices")}
        </UiLink>
      )}
    </div>
  );
}
