import { ChoiceInput, type ChoiceInputProps } from "./ChoiceInput.tsx";

export interface SwitchProps extends Omit<ChoiceInputProps, "type" | "role" | "size" | "children"> {
  label: string;
  /** One sentence under the label. */
  hint?: string;
}

const TRACK =
  "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge transition-colors before:absolute before:inset-bs-[3px] before:inset-s-[3px] before:size-5 before:rounded-full before:bg-ink-second before:transition-transform checked:border-fill checked:bg-fill checked:before:translate-x-5 checked:before:bg-on-fill rtl:checked:before:-translate-x-5 disabled:cursor-default forced-colors:appearance-auto";

/** A switch with immediate effect. A native checkbox, so it works in forms and without scripts. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-default has-disabled:opacity-50">
      <span className="flex min-w-0 flex-col">
        <span className="text-base">{label}</span>
        {hint ? <span className="text-sm text-ink-second">{hint}</span> : null}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its state itself */}
      <ChoiceInput type="checkbox" role="switch" className={className ?? TRACK} {...rest} />
    </label>
  );
}
