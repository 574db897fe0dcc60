import type { ListAddition } from "@worthy/domain";

/** Where the person is: the first part of the page's path. */
export function sourceHere(): string {
  return location.pathname.split("/")[1] ?? "";
}

type Listener = (addition: ListAddition) => void;

let listener: Listener | null = null;

/** Tells that a title was put on a list of the person's; whether that calls for anything is decided elsewhere. */
export function announceAddition(addition: ListAddition): void {
  listener?.(addition);
}

/** Whoever listens last is told. Returns how to stop. */
export function hearAdditions(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
