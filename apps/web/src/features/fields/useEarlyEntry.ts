import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Takes over what a person typed or chose on the server's page before hydration.
 * @param field has `autoComplete="off"` if a choice is saved at once: browsers restore others after a reload
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null>,
  value: string,
  take: (entered: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const entered = field.current?.value ?? value;
    if (entered !== value) take(entered);
  });
  useEffect(() => compare(), []);
}
