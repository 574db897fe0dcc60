import { useEffect, useEffectEvent, useRef, type ComponentProps } from "react";

export interface ChoiceInputProps extends Omit<
  ComponentProps<"input">,
  "type" | "ref" | "autoComplete"
> {
  type: "checkbox" | "radio";
}

/** Clicks from the state that React knows, so that it sees the change. */
function clickAgain(input: HTMLInputElement, shown: boolean): void {
  input.checked = shown;
  input.click();
}

/**
 * A checkbox or radio button. What somebody ticked or chose on the server's page before hydration is
 * clicked again. It isn't restored after a reload, which would look the same.
 */
export function ChoiceInput({ checked, ...rest }: ChoiceInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const compare = useEffectEvent(() => {
    const input = field.current;
    if (!input || checked === undefined || input.checked === checked) return;
    if (input.type === "radio" && !input.checked) return; // what was chosen instead is clicked
    clickAgain(input, checked);
  });
  useEffect(() => compare(), []);
  return <input ref={field} autoComplete="off" checked={checked} {...rest} />;
}
