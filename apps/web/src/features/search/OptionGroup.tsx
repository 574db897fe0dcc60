import { useId } from "react";
import type { SearchOption } from "./searchOptions.ts";
import { SearchOptionRow } from "./SearchOptionRow.tsx";

export interface GroupParts {
  entries: readonly { option: SearchOption; index: number }[];
  listId: string;
  active: number | null;
  onPoint: (index: number) => void;
  onChosen: (index: number) => void;
  onForget: (url: string) => void;
}

/** Options under a heading; nothing where there are none. */
export function OptionGroup({ heading, entries, best = false, active, ...parts }: GroupParts & { heading: string; best?: boolean }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <fieldset aria-labelledby={id} className="min-w-0 px-5 py-3">
      <p id={id} className="mb-1 text-xs font-semibold tracking-wider text-ink-second uppercase">
        {heading}
      </p>
      {entries.map(({ option, index }) => (
        <SearchOptionRow key={`${option.kind}${option.url}`} {...parts} option={option} index={index} active={index === active} best={best} />
      ))}
    </fieldset>
  );
}
