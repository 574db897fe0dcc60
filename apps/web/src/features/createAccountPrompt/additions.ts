import type { ListAddition } from "@worthy/domain";
import { fromAddress } from "../../api/basePath.ts";

/** Where the person is: the first segment of the page's path. */
export function sourceHere(): string {
  return fromAddress(location.pathname).split("/")[1] ?? "";
}

type Listener = (addition: ListAddition) => void;

/** Enough for anybody who starts listening late. */
const MOST_WAITING = 10;

let listener: Listener | null = null;
let waiting: readonly ListAddition[] = [];

/**
 * Announces that a title was added to the person's list; listeners decide what to do, perhaps a
 * moment later.
 */
export function publishAddition(addition: ListAddition): void {
  if (listener) listener(addition);
  else waiting = [...waiting, addition].slice(-MOST_WAITING);
}

/** Notifies the latest listener, including of earlier additions. Returns a function to stop. */
export function subscribeToAdditions(next: Listener): () => void {
  listener = next;
  const before = waiting;
  waiting = [];
  for (const addition of before) next(addition);
  return () => {
    if (listener === next) listener = null;
  };
}
