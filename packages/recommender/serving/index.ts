// Computed for all titles at once when a person has rated one. AssemblyScript, compiled by
// ../buildKernels.ts into ../compiled/serving.wasm. One thread and one memory per catalogue, laid out
// by ../src/serving/titleArrays.ts. Arrays hold one number per title, padded with zeros to whole
// vectors of 16 bytes.
import {
  ALONE,
  CLOSENESS,
  CONTENT,
  CROWD,
  EDGE,
  GRADES,
  LIKED,
  LOGITS,
  MASS,
  NOT_LIKED,
  PRIOR,
  PRIOR_ALONE,
  RESIDUAL,
  SCALES,
  SCORES,
  SHARED,
  SHOWS,
  STEPS_PER_LOGIT,
  TRUST,
  upper,
} from "./arrays";

export { orderAlone, rankAll, reaching } from "./order";

/**
 * Sets two sums of every title, its content and what it shares with the titles just rated, to what two
 * tables hold for its patterns, or adds that. Both at once, since finding the patterns takes as long.
 */
export function lookUp(
  arrays: usize,
  stride: usize,
  left: usize,
  leftTable: usize,
  right: usize,
  rightTable: usize,
  fresh: bool,
): void {
  const content = arrays + CONTENT * stride;
  const shared = arrays + SHARED * stride;
  for (let at: usize = 0; at < stride; at += 16) {
    const places = at >> 1;
    const first = f32x4.add(two(leftTable, left + places), two(rightTable, right + places));
    const last = f32x4.add(two(leftTable, left + places + 4), two(rightTable, right + places + 4));
    const own = v128.shuffle<f32>(first, last, 0, 2, 4, 6);
    const common = v128.shuffle<f32>(first, last, 1, 3, 5, 7);
    v128.store(content + at, fresh ? own : f32x4.add(v128.load(content + at), own));
    v128.store(shared + at, fresh ? common : f32x4.add(v128.load(shared + at), common));
  }
}

/**
 * Adds features to a sum of all titles that have them, or rows of closeness to a sum of labelled titles.
 * @param sums an array of one number per title
 * @param list for each feature or row: where its cells start and end, and the weight of a unit, 32 bits
 * each. A cell has 32 bits: the lower ones are a title, the others a signed number of units
 * @param placeBits how many of them are the title
 */
export function addColumns(sums: usize, list: usize, count: u32, placeBits: u32): void {
  const place: u32 = (1 << placeBits) - 1;
  const last = list + <usize>count * 12;
  for (let feature = list; feature < last; feature += 12) {
    const end = <usize>load<u32>(feature, 4);
    const weight = load<f32>(feature, 8);
    for (let at = <usize>load<u32>(feature); at < end; at += 4) {
      const cell = load<u32>(at);
      const to = sums + ((<usize>(cell & place)) << 2);
      store<f32>(to, load<f32>(to) + weight * <f32>(<i32>cell >> placeBits));
    }
  }
}

/**
 * Adds to every title's closeness: by kin, through the labelled titles it stands for, and by what it
 * shares with the titles just rated; less the crowd's as often as there are ratings.
 * @param rows the first of each title's entries in `via`, and their number after the last
 * @param via a labelled title and its share, 32 bits each
 * @param kin how close each labelled title is
 */
export function addCloseness(
  arrays: usize,
  stride: usize,
  count: u32,
  rows: usize,
  via: usize,
  kin: usize,
  balance: f32,
): void {
  let entry = via;
  for (let title: usize = 0; title < count; title++) {
    const end = via + ((<usize>load<u32>(rows + (title << 2), 4)) << 3);
    let near: f32 = 0;
    for (; entry < end; entry += 8)
      near += load<f32>(entry, 4) * load<f32>(kin + ((<usize>load<u32>(entry)) << 2));
    const at = arrays + (title << 2);
    const facts = load<f32>(at + SCALES * stride) * load<f32>(at + SHARED * stride);
    const crowd = balance * load<f32>(at + CROWD * stride);
    const to = at + CLOSENESS * stride;
    store<f32>(to, load<f32>(to) + near + facts - crowd);
  }
}

/** Two pairs of numbers of a table, at positions of sixteen bits each. */
function two(table: usize, places: usize): v128 {
  const first = v128.load64_zero(table + ((<usize>load<u16>(places)) << 3));
  return v128.load64_lane(table + ((<usize>load<u16>(places, 2)) << 3), first, 1);
}

/**
 * Logits of all titles if there are no ratings by other people. The base is summed in double precision
 * and rounded once.
 * @param films the part that is the same for all films of this person
 * @param shows the same for all shows
 */
export function scoreContent(
  arrays: usize,
  stride: usize,
  films: f64,
  shows: f64,
  rate: f64,
  content: f32,
): void {
  const end = arrays + stride;
  for (let at = arrays; at < end; at += 16) {
    const prior = v128.load(at + PRIOR * stride);
    const kinds = v128.load(at + SHOWS * stride);
    const low = rated(prior, personal(kinds, films, shows), rate);
    const high = rated(upper(prior), personal(upper(kinds), films, shows), rate);
    const own = f32x4.mul(v128.load(at + SCALES * stride), v128.load(at + CONTENT * stride));
    const base = v128.shuffle<f64>(
      f32x4.demote_f64x2_zero(low),
      f32x4.demote_f64x2_zero(high),
      0,
      2,
    );
    v128.store(at + LOGITS * stride, f32x4.add(base, f32x4.mul(f32x4.splat(content), own)));
  }
}

/**
 * Logits of all titles, and the logits without other people's ratings (`ALONE`): a title's logit is that
 * without them, moved towards that with them as far as the title's are to be trusted for this person.
 * The base is summed in double precision and rounded once.
 * @param films the part that is the same for all films of this person
 * @param shows the same for all shows
 * @param filmsAlone the part of films without other people's ratings
 * @param showsAlone the same for shows
 * @param contentAlone by how much content counts without other people's ratings
 * @param trust how far other people's ratings are to be trusted for this person, 0 to 1
 */
export function scoreAll(
  arrays: usize,
  stride: usize,
  films: f64,
  shows: f64,
  filmsAlone: f32,
  showsAlone: f32,
  rate: f64,
  grade: f64,
  content: f32,
  residual: f32,
  lean: f32,
  liked: f32,
  notLiked: f32,
  contentAlone: f32,
  trust: f32,
): void {
  const end = arrays + stride;
  for (let at = arrays; at < end; at += 16) {
    const prior = v128.load(at + PRIOR * stride);
    const grades = v128.load(at + GRADES * stride);
    const kinds = v128.load(at + SHOWS * stride);
    const low = base(prior, grades, personal(kinds, films, shows), rate, grade);
    const high = base(
      upper(prior),
      upper(grades),
      personal(upper(kinds), films, shows),
      rate,
      grade,
    );
    const own = f32x4.mul(v128.load(at + SCALES * stride), v128.load(at + CONTENT * stride));
    const facts = f32x4.mul(f32x4.splat(content), own);
    const left = f32x4.sub(
      v128.load(at + RESIDUAL * stride),
      f32x4.mul(f32x4.splat(lean), v128.load(at + MASS * stride)),
    );
    const together = f32x4.sub(
      f32x4.mul(f32x4.splat(liked), v128.load(at + LIKED * stride)),
      f32x4.mul(f32x4.splat(notLiked), v128.load(at + NOT_LIKED * stride)),
    );
    const told = f32x4.add(f32x4.add(facts, f32x4.mul(f32x4.splat(residual), left)), together);
    const whole = f32x4.add(v128.shuffle<f64>(low, high, 0, 2), told);
    const person = f32x4.add(
      f32x4.mul(f32x4.splat(filmsAlone), f32x4.sub(f32x4.splat(1), kinds)),
      f32x4.mul(f32x4.splat(showsAlone), kinds),
    );
    const alone = f32x4.add(
      f32x4.add(person, v128.load(at + PRIOR_ALONE * stride)),
      f32x4.mul(f32x4.splat(contentAlone), own),
    );
    const weight = f32x4.mul(f32x4.splat(trust), v128.load(at + TRUST * stride));
    const logits = f32x4.add(alone, f32x4.mul(weight, f32x4.sub(whole, alone)));
    v128.store(at + ALONE * stride, alone);
    v128.store(at + LOGITS * stride, logits);
  }
}

/** Scores of all titles, from their logits. */
export function scoreLogits(arrays: usize, stride: usize, curve: usize): void {
  const end = arrays + stride;
  for (let at = arrays; at < end; at += 16)
    v128.store(at + SCORES * stride, points(curve, v128.load(at + LOGITS * stride)));
}

/** What is the same for all titles of a kind; exact, since a title is either a film or a show. */
function personal(kinds: v128, films: f64, shows: f64): v128 {
  const show = f64x2.promote_low_f32x4(kinds);
  return f64x2.add(
    f64x2.mul(f64x2.splat(films), f64x2.sub(f64x2.splat(1), show)),
    f64x2.mul(f64x2.splat(shows), show),
  );
}

function rated(prior: v128, person: v128, rate: f64): v128 {
  return f64x2.add(person, f64x2.mul(f64x2.splat(rate), f64x2.promote_low_f32x4(prior)));
}

function base(prior: v128, grades: v128, person: v128, rate: f64, grade: f64): v128 {
  return f32x4.demote_f64x2_zero(
    f64x2.add(
      rated(prior, person, rate),
      f64x2.mul(f64x2.splat(grade), f64x2.promote_low_f32x4(grades)),
    ),
  );
}

/** Four logits on the curve; exact but for the last rounding, since the steps are powers of two. */
function points(curve: usize, logits: v128): v128 {
  const edge = f32x4.splat(EDGE);
  const place = f32x4.mul(
    f32x4.min(edge, f32x4.max(f32x4.neg(edge), logits)),
    f32x4.splat(STEPS_PER_LOGIT),
  );
  const whole = f32x4.floor(place);
  const part = f32x4.sub(place, whole);
  const steps = i32x4.trunc_sat_f32x4_s(f32x4.add(whole, f32x4.splat(EDGE * STEPS_PER_LOGIT)));
  const low = between(
    v128.load(curve + ((<usize>i32x4.extract_lane(steps, 0)) << 3)),
    v128.load(curve + ((<usize>i32x4.extract_lane(steps, 1)) << 3)),
    part,
  );
  const high = between(
    v128.load(curve + ((<usize>i32x4.extract_lane(steps, 2)) << 3)),
    v128.load(curve + ((<usize>i32x4.extract_lane(steps, 3)) << 3)),
    upper(part),
  );
  return v128.shuffle<f64>(low, high, 0, 2);
}

/** Two numbers between two steps of the curve each. */
function between(first: v128, second: v128, parts: v128): v128 {
  const below = v128.shuffle<f64>(first, second, 0, 2);
  const above = v128.shuffle<f64>(first, second, 1, 3);
  return f32x4.demote_f64x2_zero(
    f64x2.add(below, f64x2.mul(f64x2.promote_low_f32x4(parts), f64x2.sub(above, below))),
  );
}

/**
 * Fills a table of pairs: the weights of each pattern, computed from the pattern with one feature less.
 * @param nodes for each non-empty pattern: the number of that smaller pattern and of the extra
 * feature, sixteen bits each
 */
export function fillTable(nodes: usize, count: u32, weights: usize, table: usize): void {
  store<f64>(table, 0);
  const end = nodes + ((<usize>count) << 2);
  let to = table + 8;
  for (let at = nodes; at < end; at += 4) {
    const smaller = v128.load64_zero(table + ((<usize>load<u16>(at)) << 3));
    const extra = v128.load64_zero(weights + ((<usize>load<u16>(at, 2)) << 3));
    v128.store64_lane(to, f32x4.add(smaller, extra), 0);
    to += 8;
  }
}
