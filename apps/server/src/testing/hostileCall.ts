import { HOSTILE_ROWS, requestOf, shapeOf } from "./hostileRequest.ts";
import type { Given } from "./hostileRow.ts";
import {
  BAD_BEARERS,
  BROKEN_BODIES,
  BROKEN_PARTS,
  HOSTILE_JSON,
  HOSTILE_NUMBER_IDS,
  HOSTILE_QUERY,
  HOSTILE_TEXT_IDS,
  PROTOTYPE_BODIES,
  WRONG_BODIES,
  WRONG_CONTENT_TYPES,
} from "./hostileValues.ts";
import { pick, type Random } from "./large/random.ts";
import type { RawRequest } from "./rawCall.ts";

/** How often each part of a request is made hostile. */
const SHARE = 0.25;
const IDS = [...HOSTILE_NUMBER_IDS, ...HOSTILE_TEXT_IDS, ...BROKEN_PARTS, "10001", "10201"];
const BODIES = [...BROKEN_BODIES, ...PROTOTYPE_BODIES, ...WRONG_BODIES];

/** Some of the fields, each with a hostile value of its kind. */
function someOf<Value>(
  random: Random,
  fields: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, readonly Value[]>>,
): [name: string, value: Value][] {
  return Object.entries(fields ?? {})
    .filter(([, kind]) => random() < SHARE && (values[kind] ?? []).length > 0)
    .map(([name, kind]) => [name, pick(random, values[kind] ?? [])]);
}

/** One character replaced, at random. */
function smudge(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const sign = String.fromCodePoint(Math.floor(random() * 0x7f));
  return text.slice(0, at) + sign + text.slice(at + 1);
}

/** A request to some endpoint, of which some parts are wrong. `ends` says that its person may be signed out afterwards. */
export function hostileCall(random: Random, given: Given): { call: RawRequest; ends: boolean } {
  const target = pick(random, HOSTILE_ROWS);
  const { row, spec } = target;
  const names = shapeOf(spec.params).filter(() => random() < SHARE);
  const query = someOf<string>(random, row.query, HOSTILE_QUERY);
  const fields = someOf<unknown>(random, row.body, HOSTILE_JSON);
  const body =
    random() < SHARE / 3
      ? pick(random, BODIES)
      : JSON.stringify({ ...row.right, ...Object.fromEntries(fields) });
  const hasBody = spec.method !== "GET" && body !== undefined;
  const payload = hasBody && random() < SHARE / 3 ? smudge(random, body) : body;
  const call = requestOf(target, given, {
    params: Object.fromEntries(names.map((name) => [name, pick(random, IDS)])),
    ...(query.length > 0 && { query: query.map(([name, value]) => `${name}=${value}`).join("&") }),
    ...(hasBody && payload !== undefined && { payload }),
    headers: {
      ...(random() < SHARE / 3 && { authorization: pick(random, BAD_BEARERS) }),
      ...(hasBody && random() < SHARE / 5
        ? { "content-type": pick(random, WRONG_CONTENT_TYPES) }
        : {}),
    },
  });
  return { call, ends: row.ends === true };
}
