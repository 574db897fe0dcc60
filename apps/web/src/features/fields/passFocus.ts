/** An item goes: the focus moves to the last button of the one after it, or before it. */
export function passFocus(button: HTMLElement): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  [...(next?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}
