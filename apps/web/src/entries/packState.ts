/** Shorter parts are written out: a place in the table would not be shorter. */
const WORTH_SHARING = 9;

/** One of the different values that occur. */
interface Part {
  /** Which one it is. */
  number: number;
  /** How it begins as a list: the number of its shape, -1 for a list; null for a text, a number and the like. */
  shape: number | null;
  children: readonly Part[];
  /** Of all that is no list. */
  json: string;
  /** How many other different values it is part of, and how often. */
  uses: number;
  /** As it is written where it is used. */
  written?: string;
}

/**
 * A value as JSON that names the fields of alike objects once, and what occurs more than once once: lists of titles shrink to a third.
 * `unpackState` reads it; nothing in it can end a script element.
 */
export function packState(value: unknown): string {
  const shapes = new Map<string, number>();
  /** The keys of each shape. */
  const fields: string[] = [];
  const plain = new Map<unknown, Part>();
  const lists = new Map<string, Part>();
  let parts = 0;

  const plainPart = (given: unknown): Part => {
    const known = plain.get(given);
    if (known) return known;
    const made: Part = { number: (parts += 1), shape: null, children: [], json: JSON.stringify(given) ?? "null", uses: 0 };
    plain.set(given, made);
    return made;
  };
  const listPart = (shape: number, children: readonly Part[]): Part => {
    let key = String(shape);
    for (const child of children) key += ` ${child.number}`;
    const known = lists.get(key);
    if (known) return known;
    for (const child of children) child.uses += 1;
    const made: Part = { number: (parts += 1), shape, children, json: "", uses: 0 };
    lists.set(key, made);
    return made;
  };
  const shapeOf = (keys: readonly string[]): number => {
    // No two lists of keys are joined to the same text: their lengths stand between them.
    let name = "";
    for (const key of keys) name += `${key.length} ${key}`;
    const known = shapes.get(name);
    if (known !== undefined) return known;
    shapes.set(name, fields.length);
    return fields.push(JSON.stringify(keys)) - 1;
  };
  const partOf = (given: unknown): Part => {
    if (typeof given !== "object" || given === null) return plainPart(given);
    if (Array.isArray(given)) return listPart(-1, given.map(partOf));
    const keys: string[] = [];
    const children: Part[] = [];
    for (const [key, each] of Object.entries(given)) {
      if (each === undefined) continue;
      keys.push(key);
      children.push(partOf(each));
    }
    return listPart(shapeOf(keys), children);
  };

  const shared: string[] = [];
  /** What stands where a part is used: itself, or its place in the table as `[place]`; nothing else is a list that begins below -1. */
  const write = (part: Part): string => {
    if (part.written !== undefined) return part.written;
    const whole = part.shape === null ? part.json : writeList(part);
    part.written = part.uses > 1 && whole.length >= WORTH_SHARING ? `[${-1 - shared.push(whole)}]` : whole;
    return part.written;
  };
  const writeList = ({ shape, children }: Part): string => {
    let text = `[${shape}`;
    for (const child of children) text += `,${write(child)}`;
    return `${text}]`;
  };
  const root = write(partOf(value));
  return `[[${fields.join(",")}],[${shared.join(",")}],${root}]`.replaceAll("<", "\\u003c");
}
