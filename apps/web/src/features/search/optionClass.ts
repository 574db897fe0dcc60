import { classNames } from "@worthy/ui";

/** A row that can be chosen; the one that the arrows stand on is lit. */
export function optionClass(active: boolean, extra: string): string {
  return classNames("flex min-h-11 scroll-my-28 md:scroll-my-16 items-center gap-3 rounded-sheet px-3 -mx-3 outline-none", active ? "bg-lifted ring-1 ring-edge" : "", extra);
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
