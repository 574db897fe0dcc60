/** Before an item is removed, moves the focus to the last button of the next or previous one. */
export function passFocus(button: HTMLElement): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  [...(next?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}
