/** Shorter parts are written inline: a reference would not be shorter. */
const WORTH_SHARING = 9;
/** The shape of a list. */
const LIST = -1;

/** A distinct value. */
interface Part {
  /** Its number. */
  number: number;
  /** Number of its shape, -1 for a list; null for primitives. */
  shape: number | null;
  children: readonly Part[];
  /** JSON of anything but a list. */
  json: string;
  /** How often distinct values contain it. */
  uses: number;
  /** How it is written where it is used. */
  written?: string;
}

/**
 * A value as JSON in which the fields of objects with the same keys, and repeated values, are
 * written once: lists of titles shrink to a third. Read by `unpackState`; safe inside a script
 * element.
 */
export function packState(value: unknown): string {
  const { partOf, fields } = createParts();
  const { write, shared } = createTable();
  const root = write(partOf(value));
  return `[[${fields.join(",")}],[${shared.join(",")}],${root}]`.replaceAll("<", "\\u003c");
}

const isSame = (some: readonly Part[], others: readonly Part[]): boolean =>
  some.length === others.length && some.every((part, place) => part === others[place]);

/** Finds the different values in what it is given. */
function createParts() {
  /** The keys of each shape, as JSON. */
  const fields: string[] = [];
  const shapes = new Map<string, number>();
  const plain = new Map<unknown, Part>();
  /** By a number computed from what they contain, which different ones may share. */
  const lists = new Map<number, Part[]>();
  let parts = 0;

  const shapeOf = (keys: readonly string[]): number => {
    const json = JSON.stringify(keys);
    const known = shapes.get(json);
    if (known !== undefined) return known;
    shapes.set(json, fields.length);
    return fields.push(json) - 1;
  };
  const plainPart = (given: unknown): Part => {
    const known = plain.get(given);
    if (known) return known;
    const made: Part = {
      number: (parts += 1),
      shape: null,
      children: [],
      json: JSON.stringify(given) ?? "null",
      uses: 0,
    };
    plain.set(given, made);
    return made;
  };
  const listPart = (shape: number, children: readonly Part[]): Part => {
    let hash = shape;
    for (const child of children) hash = (Math.imul(hash, 31) + child.number) | 0;
    const alike = lists.get(hash);
    for (const known of alike ?? [])
      if (known.shape === shape && isSame(known.children, children)) return known;
    for (const child of children) child.uses += 1;
    const made: Part = { number: (parts += 1), shape, children, json: "", uses: 0 };
    if (alike) alike.push(made);
    else lists.set(hash, [made]);
    return made;
  };
  const partOf = (given: unknown): Part => {
    if (typeof given !== "object" || given === null) return plainPart(given);
    if (Array.isArray(given)) return listPart(LIST, given.map(partOf));
    const keys: string[] = [];
    const children: Part[] = [];
    for (const key of Object.keys(given)) {
      const each: unknown = given[key as keyof typeof given];
      if (each === undefined) continue;
      keys.push(key);
      children.push(partOf(each));
    }
    return listPart(shapeOf(keys), children);
  };
  return { partOf, fields };
}

/** Writes parts as JSON, and collects those used more than once in a table. */
function createTable() {
  const shared: string[] = [];
  /** A part inline, or as a reference `[place]`; no other list starts with a number below -1. */
  const write = (part: Part): string => {
    if (part.written !== undefined) return part.written;
    const whole = part.shape === null ? part.json : writeList(part);
    part.written =
      part.uses > 1 && whole.length >= WORTH_SHARING ? `[${-1 - shared.push(whole)}]` : whole;
    return part.written;
  };
  const writeList = ({ shape, children }: Part): string => {
    let text = `[${shape}`;
    for (const child of children) text += `,${write(child)}`;
    return `${text}]`;
  };
  return { write, shared };
}
