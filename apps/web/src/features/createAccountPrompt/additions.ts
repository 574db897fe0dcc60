import type { ListAddition } from "@worthy/domain";

/** Where the person is: the first part of the page's path. */
export function sourceHere(): string {
  return location.pathname.split("/")[1] ?? "";
}

type Listener = (addition: ListAddition) => void;

/** As many as matter to anybody who listens late. */
const MOST_WAITING = 10;

let listener: Listener | null = null;
let waiting: readonly ListAddition[] = [];

/** Tells that a title was put on a list of the person's; whether that calls for anything is decided elsewhere, maybe a moment later. */
export function announceAddition(addition: ListAddition): void {
  if (listener) listener(addition);
  else waiting = [...waiting, addition].slice(-MOST_WAITING);
}

/** Whoever listens last is told, also of what came before anybody listened. Returns how to stop. */
export function hearAdditions(next: Listener): () => void {
  listener = next;
  const before = waiting;
  waiting = [];
  for (const addition of before) next(addition);
  return () => {
    if (listener === next) listener = null;
  };
}
