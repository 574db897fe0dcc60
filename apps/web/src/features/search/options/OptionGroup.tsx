import type { Progress } from "@worthy/domain";
import { useId, type ReactNode } from "react";
import type { SearchOption } from "./searchOptions.ts";
import { SearchOptionRow } from "./SearchOptionRow.tsx";

export interface GroupParts {
  entries: readonly { option: SearchOption; index: number }[];
  listId: string;
  active: number | null;
  /** The person's progress, which decides whether scores are shown. */
  progress: Progress;
  onPoint: (index: number) => void;
  onChosen: (index: number) => void;
  onForget: (url: string) => void;
}

interface OptionGroupProps extends GroupParts {
  heading: string;
  /** The group's name within the list, by which the list owns it. */
  name: string;
  best?: boolean;
  /** Why the best match suits this person. */
  reason?: string | null;
  /** A control that belongs to the group but not in the list: it lies over it. */
  action?: ReactNode;
}

/** A group's id, for the list that owns it. */
export function groupId(listId: string, name: string): string {
  return `${listId}-${name}`;
}

/** Options below a heading; nothing without any. */
export function OptionGroup({
  heading,
  name,
  entries,
  best = false,
  reason = null,
  action,
  active,
  ...parts
}: OptionGroupProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className="relative">
      <fieldset id={groupId(parts.listId, name)} aria-labelledby={id} className="min-w-0 px-5 py-3">
        <p id={id} className="mb-1 text-xs font-semibold tracking-wider text-ink-second uppercase">
          {heading}
        </p>
        {entries.map(({ option, index }) => (
          <SearchOptionRow
            key={`${option.kind}${option.url}`}
            {...parts}
            option={option}
            index={index}
            active={index === active}
            best={best}
            reason={reason}
          />
        ))}
      </fieldset>
      {action}
    </div>
  );
}
