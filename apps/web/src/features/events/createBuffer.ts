export interface Buffer<Item> {
  put: (item: Item) => void;
  /** Passes on what was collected, and from now on everything at once. */
  pass: (receive: (item: Item) => void) => void;
}

/**
 * A page has little to report before hydration; one that never hydrates must not collect forever.
 */
const MOST = 50;

/** Collects items until their consumer is loaded, so that no first page waits for it. */
export function createBuffer<Item>(): Buffer<Item> {
  const early: Item[] = [];
  let receive = (item: Item) => {
    if (early.length < MOST) early.push(item);
  };
  return {
    put: (item) => receive(item),
    pass: (next) => {
      receive = next;
      early.splice(0).forEach(next);
    },
  };
}
