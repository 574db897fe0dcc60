import type { AirDateWindow } from "@worthy/domain";
import { Chip } from "@worthy/ui";
import { WINDOWS } from "./topServicesQueries.ts";
import { useTexts } from "../../locale/useLocale.ts";
import topServicesTexts from "./texts/topServices.en.json" with { type: "json" };

interface WindowChipsProps {
  airDate: AirDateWindow;
  onChange: (airDate: AirDateWindow) => void;
}

/** How recent titles must be. */
export function WindowChips({ airDate, onChange }: WindowChipsProps) {
  const t = useTexts(topServicesTexts);
  return (
    <fieldset aria-label={t("topServices.window")} className="flex min-w-0 flex-wrap gap-2">
      {WINDOWS.map((each) => (
        <Chip key={each} pressed={each === airDate} onClick={() => onChange(each)}>
          {t(`topServices.${each}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
