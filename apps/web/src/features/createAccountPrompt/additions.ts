import type { ListAddition } from "@worthy/domain";

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
