/** What a change of the API does to its clients; each line begins with `METHOD /path`. */
export interface ApiChanges {
  adds: string[];
  breaks: string[];
  removes: string[];
}

interface Field {
  optional: boolean;
  types: string[];
}
interface Call {
  access: string;
  fields: Map<string, Field>;
}

const ACCESS = ["public", "optional", "person", "owner", "admin"];

/** The endpoints of a text (see apiText.ts), with the fields of named schemas in their places. */
function parseApi(text: string): Map<string, Call> {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  const schemas = new Map<string, string[]>();
  for (const line of lines) {
    const [name = "", ...fields] = line.split(" ");
    if (name.startsWith("@")) schemas.set(name, fields);
  }
  const add = (into: Map<string, Field>, place: string, token: string, within: string[]) => {
    const colon = token.indexOf(":");
    const name = token.slice(0, colon);
    const written = token.slice(colon + 1).split("|");
    const types = written.map((type) => (type.startsWith("{@") ? "{}" : type));
    const full = place + name.replace(/\?$/, "");
    for (const { index } of full.matchAll(/[.[{]/g)) {
      const parent = full.slice(0, index);
      const implied = { optional: false, types: [full[index] === "[" ? "[]" : "{}"] };
      if (!into.has(parent)) into.set(parent, implied);
    }
    // Without a name, it's only what the schema around has the fields of.
    if (!/^:\{@\w+\}$/.test(token)) into.set(full, { optional: name.endsWith("?"), types });
    for (const type of written.map((each) => each.replace(/^\{(@\w+)\}$/, "$1")))
      // A schema that contains itself ends here.
      if (!within.includes(type))
        for (const each of schemas.get(type) ?? []) add(into, full, each, [...within, type]);
  };
  const calls = new Map<string, Call>();
  for (const line of lines) {
    const [method = "", path, access = "", ...tokens] = line.split(" ");
    if (method.startsWith("@")) continue;
    const fields = new Map<string, Field>();
    for (const [, name] of path?.matchAll(/\{(\w+)\}/g) ?? [])
      add(fields, "", `path.${name}:str`, []);
    for (const token of tokens) add(fields, "", token, []);
    calls.set(`${method} ${path}`, { access, fields });
  }
  return calls;
}

const without = (types: readonly string[], others: readonly string[]) =>
  types.filter((type) => !others.includes(type));

/** Whether clients that knew the old field still work with the new one; null if it is the same. */
function fieldChange(name: string, old: Field, now: Field): "adds" | "breaks" | null {
  const [gained, lost] = [without(now.types, old.types), without(old.types, now.types)];
  if (gained.length + lost.length === 0 && old.optional === now.optional) return null;
  const answer = name.startsWith("out");
  const stricter = answer ? now.optional && !old.optional : old.optional && !now.optional;
  return stricter || (answer ? gained : lost).length > 0 ? "breaks" : "adds";
}

/** Whether a field of an answer went with a whole alternative, of which others are left: nobody misses it. */
function isFewerAlternatives(name: string, fields: ReadonlyMap<string, Field>): boolean {
  const [alternative, of] = /^(out[^~]*)~\d+/.exec(name) ?? [];
  if (alternative === undefined) return false;
  const names = [...fields.keys()];
  return (
    names.some((one) => one.startsWith(`${of}~`)) &&
    !names.some((one) => one.startsWith(alternative))
  );
}

function compareCalls(call: string, old: Call, now: Call, changes: ApiChanges): void {
  if (old.access !== now.access) {
    const stricter = ACCESS.indexOf(now.access) > ACCESS.indexOf(old.access);
    changes[stricter ? "breaks" : "adds"].push(`${call} access: ${old.access} → ${now.access}`);
  }
  for (const [name, field] of now.fields) {
    const earlier = old.fields.get(name);
    if (!earlier) {
      const parent = name.replace(/(\.[^.]*|\[[^[]*\]|\{\*\})$/, "");
      const isNewPart = parent !== name && now.fields.has(parent) && !old.fields.has(parent);
      const required = name !== "query" && !name.startsWith("out") && !field.optional && !isNewPart;
      changes[required ? "breaks" : "adds"].push(
        `${call} ${name}: new${required ? ", required" : ""}`,
      );
      continue;
    }
    const kind = fieldChange(name, earlier, field);
    const shown = ({ optional, types }: Field) =>
      `${types.join("|")}${optional ? " (optional)" : ""}`;
    if (kind) changes[kind].push(`${call} ${name}: ${shown(earlier)} → ${shown(field)}`);
  }
  for (const name of old.fields.keys())
    if (!now.fields.has(name) && !isFewerAlternatives(name, now.fields))
      changes.removes.push(`${call} ${name}`);
}

/** What changes between two texts of the API. */
export function apiChanges(before: string, after: string): ApiChanges {
  const [old, now] = [parseApi(before), parseApi(after)];
  const changes: ApiChanges = { adds: [], breaks: [], removes: [] };
  for (const [call, declared] of now) {
    const earlier = old.get(call);
    if (earlier) compareCalls(call, earlier, declared, changes);
    else changes.adds.push(call);
  }
  for (const call of old.keys()) if (!now.has(call)) changes.removes.push(call);
  return changes;
}

/** The breaks and removals whose endpoint's path has no line under Unreleased. */
export function unannounced({ breaks, removes }: ApiChanges, changelog: string): string[] {
  const [, after = ""] = changelog.split("## [Unreleased]\n");
  const section = after.split(/^## /m)[0] ?? "";
  const named = new Set(section.match(/\/[\w/{}.:*-]*/g) ?? []);
  return [...breaks, ...removes].filter((line) => !named.has(line.split(" ")[1] ?? ""));
}
