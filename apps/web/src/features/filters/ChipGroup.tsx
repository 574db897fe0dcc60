import { Button, Chip } from "@worthy/ui";
import { NamedFields } from "../fields/NamedFields.tsx";
import { useState } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import filtersTexts from "./texts/filters.en.json" with { type: "json" };

export interface ChipChoice {
  key: string;
  label: string;
  /** Number of titles it would leave; omitted or null if unknown. */
  count?: number | null;
}

interface ChipGroupProps {
  legend: string;
  choices: readonly ChipChoice[];
  isChosen: (key: string) => boolean;
  onToggle: (key: string) => void;
  /** Number shown at first; selected ones are always shown. */
  first?: number;
}

/** Toggles for one filter. */
export function ChipGroup({
  legend,
  choices,
  isChosen,
  onToggle,
  first = Infinity,
}: ChipGroupProps) {
  const t = useTexts(filtersTexts);
  const [whole, setWhole] = useState(false);
  const shown = choices.filter(({ key }, index) => whole || index < first || isChosen(key));
  return (
    <NamedFields name={legend} nameClass="mb-2 text-sm text-ink-second">
      <div className="rail -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {shown.map(({ key, label, count = null }) => (
          <Chip
            key={key}
            pressed={isChosen(key)}
            onClick={() => onToggle(key)}
            className="shrink-0"
          >
            {label}
            {count === null ? null : (
              <span
                className={`font-normal tabular-nums ${isChosen(key) ? "" : "text-ink-second"}`}
              >
                {count}
              </span>
            )}
          </Chip>
        ))}
        {shown.length < choices.length ? (
          <Button variant="quiet" onClick={() => setWhole(true)} className="shrink-0">
            {t("filters.more")}
            <span className="sr-only">{legend}</span>
          </Button>
        ) : null}
      </div>
    </NamedFields>
  );
}
