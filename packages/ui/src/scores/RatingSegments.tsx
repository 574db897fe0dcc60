import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon.tsx";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon: LucideIcon;
}

export interface SegmentGroup<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
}

export interface RatingSegmentsProps<Value extends string> {
  groups: readonly SegmentGroup<Value>[];
  value: Value | null;
  /**
   * Also called when the pressed value is pressed again: the owner decides whether that removes the
   * rating.
   */
  onSelect: (value: Value) => void;
}

/** Groups of segments 56 px high, icon above word; at most one is pressed in all groups. */
export function RatingSegments<Value extends string>({
  groups,
  value,
  onSelect,
}: RatingSegmentsProps<Value>) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-4">
      {groups.map((group) => (
        <SegmentRow key={group.label} group={group} value={value} onSelect={onSelect} />
      ))}
    </div>
  );
}

interface SegmentRowProps<Value extends string> extends Omit<RatingSegmentsProps<Value>, "groups"> {
  group: SegmentGroup<Value>;
}

function SegmentRow<Value extends string>({ group, value, onSelect }: SegmentRowProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 text-xs text-ink-second">
        {group.label}
      </p>
      <div className="flex flex-wrap rounded-sheet border border-hairline bg-raised p-0.5">
        {group.segments.map((segment) => {
          const pressed = segment.value === value;
          return (
            <button
              key={segment.value}
              type="button"
              aria-pressed={pressed}
              onClick={() => onSelect(segment.value)}
              className={classNames(
                "flex min-h-14 min-w-16 flex-auto flex-col items-center justify-center gap-1 rounded-[8px] px-2 text-xs font-semibold whitespace-nowrap transition-colors sm:min-w-18",
                pressed ? "animate-land bg-fill text-on-fill" : "text-ink hover:bg-lifted",
              )}
            >
              <Icon of={segment.icon} filled={pressed && segment.value === "LOVE"} />
              {segment.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
