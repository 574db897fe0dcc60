import { classNames, Icon } from "@worthy/ui";
import { CircleAlert } from "lucide-react";
import { useId, useImperativeHandle, useRef, type ComponentProps } from "react";
import { useEarlyEntry } from "./useEarlyEntry.ts";

interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "id" | "children" | "value" | "defaultValue" | "onChange"
> {
  label: string;
  value: string;
  onText: (text: string) => void;
  hint?: string;
  /** What is wrong with its content. */
  problem?: string | undefined;
}

const FIELD = "mt-2 block min-h-12 w-full rounded-poster bg-ground px-3 text-base text-ink";

/** A one-line field with its label, hint and problem. */
export function TextField({
  label,
  value,
  onText,
  hint,
  problem,
  className,
  ref,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []); // mounted by then
  useEarlyEntry(field, value, onText);
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-second">
          {hint}
        </p>
      ) : null}
      <input
        ref={field}
        id={id}
        dir="auto"
        value={value}
        onChange={({ target }) => onText(target.value)}
        aria-invalid={problem !== undefined}
        {...(described ? { "aria-describedby": described } : {})}
        className={classNames(
          FIELD,
          problem === undefined ? "border border-edge" : "border-2 border-ink",
        )}
        {...rest}
      />
      {problem === undefined ? null : (
        <p id={problemId} className="mt-2 flex items-center gap-2 text-sm font-semibold">
          <Icon of={CircleAlert} size={18} />
          {problem}
        </p>
      )}
    </div>
  );
}
