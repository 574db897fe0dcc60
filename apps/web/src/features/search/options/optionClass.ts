import { classNames } from "@worthy/ui";

/** A selectable row; the active one is highlighted. */
export function optionClass(active: boolean, extra: string): string {
  return classNames(
    "flex min-h-11 scroll-my-28 md:scroll-my-16 items-center gap-3 rounded-sheet px-3 -mx-3 outline-none",
    active ? "bg-lifted ring-1 ring-edge" : "",
    extra,
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
