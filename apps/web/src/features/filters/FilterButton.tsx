import { Button, Sheet } from "@worthy/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import { MissingPart } from "../failures/MissingPart.tsx";
import type { RatedFilters } from "../settings/localSettings.ts";
import { countChosen, type FilterList, type ListFilters } from "./filterBody.ts";
import type { FilterFormProps } from "./FilterForm.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import filtersTexts from "./texts/filters.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const FilterForm = deferredComponent<FilterFormProps>(
  () => import("./FilterForm.tsx").then((file) => file.FilterForm),
  () => <div className="h-96" />,
  ({ onDone }) => <MissingPart close={onDone} />,
);

interface FilterButtonProps {
  filters: ListFilters;
  onChange: (change: Partial<RatedFilters>) => void;
  onClear: () => void;
  /** Number of remaining titles. */
  total: number | undefined;
  /** Filters that are the page's own subject. */
  hidden?: readonly FilterList[];
}

/** Opens the filter sheet, and shows how many are set. The list updates with every tap. */
export function FilterButton(props: FilterButtonProps) {
  const t = useTexts(filtersTexts, shellTexts);
  const [open, setOpen] = useState(false);
  const chosen = countChosen(props.filters, props.hidden);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
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
