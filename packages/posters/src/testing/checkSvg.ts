const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z][A-Za-z0-9-]*)="([^"<]*)"/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;
/** Number of arguments of each path command. */
const PATH_ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

function pathFault(d: string): string | null {
  for (const [, command = "", rest = ""] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const wanted = PATH_ARGUMENTS[command.toUpperCase()];
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    if (rest.replaceAll(/-?(?:\d+\.?\d*|\.\d+)|[\s,]/g, "") !== "")
      return `stray text in path: ${rest.slice(0, 30)}`;
    if (
      wanted === undefined ||
      (wanted === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % wanted !== 0)
    )
      return `bad path command ${command}${rest.slice(0, 40)}`;
  }
  return /^\s*M/.test(d) || d === "" ? null : `path starts with ${d.slice(0, 10)}`;
}

/** Returns the first fault in the attributes. */
function attributeFault(name: string, source: string): string | null {
  const seen = new Set<string>();
  for (const [, key = "", value = ""] of source.matchAll(ATTRIBUTE)) {
    if (seen.has(key)) return `${name} has ${key} twice`;
    seen.add(key);
    if (ENTITY.test(value)) return `raw ampersand in ${name} ${key}`;
    if (/NaN|Infinity|undefined|null|\[object|\{/.test(value))
      return `${name} ${key}="${value.slice(0, 60)}"`;
    const fault = key === "d" ? pathFault(value) : null;
    if (fault) return fault;
  }
  return null;
}

/**
 * For tests: the first thing wrong with a drawing (malformed XML or an invalid number), or null.
 */
export function svgFault(svg: string): string | null {
  const open: string[] = [];
  const refs = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  const missing = refs.find((id) => !svg.includes(`id="${id}"`));
  if (missing) return `no element has the id ${missing}`;
  for (let at = 0; at < svg.length;) {
    if (svg[at] !== "<") {
      const end = svg.indexOf("<", at);
      const text = svg.slice(at, end < 0 ? undefined : end);
      if (open.at(-1) !== "text" || ENTITY.test(text)) return `stray text: ${text.slice(0, 40)}`;
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag, closing, name = "", attributes = "", empty] = TAG.exec(svg) ?? [];
    if (!tag) return `not a tag: ${svg.slice(at, at + 60)}`;
    const fault = attributeFault(name, attributes);
    if (fault) return fault;
    if (closing && open.pop() !== name) return `${name} closed out of order`;
    if (!closing && !empty) open.push(name);
    at += tag.length;
  }
  return open.length === 0 ? null : `never closed: ${open.join(" ")}`;
}
