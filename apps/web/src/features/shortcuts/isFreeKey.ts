/** Elements where letters are text, or that handle keys themselves; `data-free-keys` lets a list box do without. */
const TAKEN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog[open], [role=dialog], [role=menu], [role=listbox]:not([data-free-keys] *)";

/**
 * Whether a key is free for a shortcut: nobody is typing, no dialog or menu is open, no control has
 * handled it, and the browser doesn't use it.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  return (
    !(event.target instanceof Element && event.target.closest(TAKEN)) &&
    document.querySelector("dialog:modal") === null
  );
}
