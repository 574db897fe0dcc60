import type { AirDateWindow } from "@worthy/domain";
import { Chip } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { WINDOWS } from "./topServicesQueries.ts";

interface WindowChipsProps {
  airDate: AirDateWindow;
  onChange: (airDate: AirDateWindow) => void;
}

/** How recent titles must be. */
export function WindowChips({ airDate, onChange }: WindowChipsProps) {
  const t = useT();
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
