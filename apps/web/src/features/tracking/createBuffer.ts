export interface Buffer<Item> {
  put: (item: Item) => void;
  /** Hands over what has gathered, and from now on everything at once. */
  pass: (receive: (item: Item) => void) => void;
}

/** A page that is not yet alive has little to tell; one that never comes alive must not gather for ever. */
const MOST = 50;

/** Keeps things until the part that wants them is there: no first page waits for it. */
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
