import { Button, Sheet } from "@worthy/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { filters as texts } from "../../messages/en/filters.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { lateComponent } from "../failures/lateComponent.tsx";
import { MissingPart } from "../failures/MissingPart.tsx";
import type { RatedFilters } from "../settings/localSettings.ts";
import { countChosen, type FilterList, type ListFilters } from "./filterBody.ts";
import type { FilterFormProps } from "./FilterForm.tsx";

provideTexts({ filters: texts });

const FilterForm = lateComponent<FilterFormProps>(
  () => import("./FilterForm.tsx").then((file) => file.FilterForm),
  () => <div className="h-96" />,
  ({ onDone }) => <MissingPart close={onDone} />,
);

interface FilterButtonProps {
  filters: ListFilters;
  onChange: (change: Partial<RatedFilters>) => void;
  onClear: () => void;
  /** How many titles are left. */
  total: number | undefined;
  /** What the page itself is about. */
  hidden?: readonly FilterList[];
}

/** Opens the sheet of filters, and says how many are set. The list follows with every tap. */
export function FilterButton(props: FilterButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const chosen = countChosen(props.filters, props.hidden);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("filters.button")}
        {chosen > 0 ? (
          <span className="grid size-6 place-items-center rounded-full bg-fill text-xs text-on-fill tabular-nums">
            <span aria-hidden>{chosen}</span>
            <span className="sr-only">{t("filters.chosen", { count: chosen })}</span>
          </span>
        ) : null}
      </Button>
      <Sheet open={open} onClose={close} title={t("filters.heading")} closeLabel={t("shell.close")}>
        <FilterForm {...props} chosen={chosen} onDone={close} />
      </Sheet>
    </>
  );
}
