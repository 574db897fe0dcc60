// Computed for all titles at once when a person has rated one. AssemblyScript, compiled by
// ../buildKernels.ts into ../dist/serving.wasm. One thread and one memory per catalogue, laid out
// by ../src/serving/titleArrays.ts. Arrays hold one number per title, padded with zeros to whole
// vectors of 16 bytes.

/** Arrays of one number per title, in the order of ../src/serving/titleArrays.ts. */
const PRIOR: usize = 0;
const GRADES: usize = 1;
const SCALES: usize = 2;
const POPULARITY: usize = 3;
const CONTENT: usize = 4;
const LIKED: usize = 5;
const NOT_LIKED: usize = 6;
const RESIDUAL: usize = 7;
const MASS: usize = 8;
const LOGITS: usize = 9;
const SCORES: usize = 10;
const VALUES: usize = 11;
const TRUST: usize = 12;
const ALONE: usize = 13;
const SHOWS: usize = 14;
const PRIOR_ALONE: usize = 15;
const FAME: usize = 16;
const CROWD: usize = 17;
const CLOSENESS: usize = 18;

/**
 * The curves end at this many logits; that of points and that of the logarithms of chances have this
 * many steps per logit. As in ../src/taste/logistic.ts.
 */
const EDGE: f32 = 16;
const STEPS_PER_LOGIT: f32 = 256;
const CHANCES_PER_LOGIT: f32 = 64;

/** Sets every title's content to what two tables hold for its patterns, or adds it. */
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
  for (let at: usize = 0; at < stride; at += 16) {
    const sum = f32x4.add(
      four(leftTable, load<u64>(left + (at >> 1))),
      four(rightTable, load<u64>(right + (at >> 1))),
    );
    v128.store(content + at, fresh ? sum : f32x4.add(v128.load(content + at), sum));
  }
}

/**
 * Adds a feature to the content of all titles that have it.
 * @param cells a title and the feature's value in it, 32 bits each
 */
export function addColumn(
  arrays: usize,
  stride: usize,
  cells: usize,
  end: usize,
  weight: f32,
): void {
  const content = arrays + CONTENT * stride;
  for (let at = cells; at < end; at += 8) {
    const to = content + ((<usize>load<u32>(at)) << 2);
    store<f32>(to, load<f32>(to) + weight * load<f32>(at, 4));
  }
}

/**
 * Adds to every title's closeness: by kin, through the labelled titles it stands for, and by the
 * content as filled; less the crowd's as often as there are ratings.
 * @param rows the first of each title's entries in `via`, and their number after the last
 * @param via a labelled title and its share, 32 bits each
 * @param kin how close each labelled title is, in double precision
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
    let near: f64 = 0;
    for (; entry < end; entry += 8)
      near += <f64>load<f32>(entry, 4) * load<f64>(kin + ((<usize>load<u32>(entry)) << 3));
    const at = arrays + (title << 2);
    const facts = load<f32>(at + SCALES * stride) * load<f32>(at + CONTENT * stride);
    const crowd = balance * load<f32>(at + CROWD * stride);
    const to = at + CLOSENESS * stride;
    store<f32>(to, load<f32>(to) + <f32>near + facts - crowd);
  }
}

/** Four numbers of a table, at positions of sixteen bits each. */
function four(table: usize, places: u64): v128 {
  const first = v128.load32_zero(table + ((<usize>(places & 0xffff)) << 2));
  const second = v128.load32_lane(table + ((<usize>((places >> 16) & 0xffff)) << 2), first, 1);
  const third = v128.load32_lane(table + ((<usize>((places >> 32) & 0xffff)) << 2), second, 2);
  return v128.load32_lane(table + ((<usize>(places >> 48)) << 2), third, 3);
}

/**
 * Logits and scores of all titles, and the logits without other people's ratings (`ALONE`). If there
 * are such ratings, a title's logit is that without them, moved towards that with them as far as the
 * title's are to be trusted for this person. The base is summed in double precision and rounded once.
 * @param films the part that is the same for all films of this person
 * @param shows the same for all shows
 * @param filmsAlone the part of films without other people's ratings
 * @param showsAlone the same for shows
 * @param mixed whether there are ratings by other people
 * @param trust how far other people's ratings are to be trusted for this person, 0 to 1
 */
export function scoreAll(
  arrays: usize,
  stride: usize,
  curve: usize,
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
  mixed: bool,
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
    const alone = mixed
      ? f32x4.add(f32x4.add(person, v128.load(at + PRIOR_ALONE * stride)), own)
      : whole;
    const weight = f32x4.mul(f32x4.splat(trust), v128.load(at + TRUST * stride));
    const logits = mixed ? f32x4.add(alone, f32x4.mul(weight, f32x4.sub(whole, alone))) : whole;
    v128.store(at + ALONE * stride, alone);
    v128.store(at + LOGITS * stride, logits);
    v128.store(at + SCORES * stride, points(curve, logits));
  }
}

function upper(values: v128): v128 {
  return v128.shuffle<f64>(values, values, 1, 1);
}

/** What is the same for all titles of a kind; exact, since a title is either a film or a show. */
function personal(kinds: v128, films: f64, shows: f64): v128 {
  const show = f64x2.promote_low_f32x4(kinds);
  return f64x2.add(
    f64x2.mul(f64x2.splat(films), f64x2.sub(f64x2.splat(1), show)),
    f64x2.mul(f64x2.splat(shows), show),
  );
}

function base(prior: v128, grades: v128, person: v128, rate: f64, grade: f64): v128 {
  const known = f64x2.add(person, f64x2.mul(f64x2.splat(rate), f64x2.promote_low_f32x4(prior)));
  return f32x4.demote_f64x2_zero(
    f64x2.add(known, f64x2.mul(f64x2.splat(grade), f64x2.promote_low_f32x4(grades))),
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
 * The order without other people, with editorial labels, in place of the logits: fame, closeness and
 * the chance of liking a title.
 * @param chances logarithms of the logistic function, at equal steps
 */
export function orderAlone(
  arrays: usize,
  stride: usize,
  chances: usize,
  fame: f32,
  close: f32,
): void {
  const end = arrays + stride;
  for (let at = arrays; at < end; at += 16) {
    const own = f32x4.add(
      f32x4.mul(f32x4.splat(fame), v128.load(at + FAME * stride)),
      f32x4.mul(f32x4.splat(close), v128.load(at + CLOSENESS * stride)),
    );
    const alone = at + ALONE * stride;
    v128.store(alone, f32x4.add(own, logChance(chances, v128.load(alone))));
  }
}

/** Logarithm of the chance of four logits; below the curve it is the logit itself. */
function logChance(chances: usize, logits: v128): v128 {
  const edge = f32x4.splat(EDGE);
  const place = f32x4.mul(
    f32x4.min(edge, f32x4.max(f32x4.neg(edge), logits)),
    f32x4.splat(CHANCES_PER_LOGIT),
  );
  const whole = f32x4.floor(place);
  const steps = i32x4.trunc_sat_f32x4_s(f32x4.add(whole, f32x4.splat(EDGE * CHANCES_PER_LOGIT)));
  const first = v128.load64_zero(chances + ((<usize>i32x4.extract_lane(steps, 0)) << 2));
  const third = v128.load64_zero(chances + ((<usize>i32x4.extract_lane(steps, 2)) << 2));
  const two = v128.load64_lane(chances + ((<usize>i32x4.extract_lane(steps, 1)) << 2), first, 1);
  const more = v128.load64_lane(chances + ((<usize>i32x4.extract_lane(steps, 3)) << 2), third, 1);
  const below = v128.shuffle<f32>(two, more, 0, 2, 4, 6);
  const above = v128.shuffle<f32>(two, more, 1, 3, 5, 7);
  const chance = f32x4.add(below, f32x4.mul(f32x4.sub(place, whole), f32x4.sub(above, below)));
  return v128.bitselect(logits, chance, f32x4.lt(logits, f32x4.neg(edge)));
}

/**
 * What picks of one kind are ordered by if there is community data: the order without other people,
 * plus co-liking in root mean squares around its mean over covered titles, as far as each title's
 * is to be trusted.
 */
export function rankAll(
  arrays: usize,
  stride: usize,
  count: f64,
  fame: f32,
  together: f64,
  coveredTitles: f64,
): void {
  const end = arrays + stride;
  const none = f32x4.splat(0);
  let squares = f64x2.splat(0);
  let covered = f64x2.splat(0);
  for (let at = arrays; at < end; at += 16) {
    const liked = f32x4.add(v128.load(at + LIKED * stride), v128.load(at + NOT_LIKED * stride));
    const value = f32x4.add(
      liked,
      f32x4.mul(f32x4.splat(fame), v128.load(at + POPULARITY * stride)),
    );
    v128.store(at + VALUES * stride, value);
    const low = f64x2.promote_low_f32x4(value);
    const high = f64x2.promote_low_f32x4(upper(value));
    squares = f64x2.add(squares, f64x2.add(f64x2.mul(low, low), f64x2.mul(high, high)));
    const known = v128.and(value, f32x4.gt(v128.load(at + TRUST * stride), none));
    covered = f64x2.add(
      covered,
      f64x2.add(f64x2.promote_low_f32x4(known), f64x2.promote_low_f32x4(upper(known))),
    );
  }
  const spread = Math.sqrt(
    (f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1)) / count,
  );
  const unit = f32x4.splat(<f32>(together / (spread == 0 ? 1 : spread)));
  const total = f64x2.extract_lane(covered, 0) + f64x2.extract_lane(covered, 1);
  const mean = f32x4.splat(<f32>(total / (coveredTitles == 0 ? 1 : coveredTitles)));
  for (let at = arrays; at < end; at += 16) {
    const told = f32x4.mul(unit, f32x4.sub(v128.load(at + VALUES * stride), mean));
    v128.store(
      at + VALUES * stride,
      f32x4.add(v128.load(at + ALONE * stride), f32x4.mul(v128.load(at + TRUST * stride), told)),
    );
  }
}

/**
 * Fills a table: the weight of each pattern, computed from the pattern with one feature less.
 * @param nodes for each non-empty pattern: the number of that smaller pattern and of the extra
 * feature, sixteen bits each
 */
export function fillTable(nodes: usize, count: u32, weights: usize, table: usize): void {
  store<f32>(table, 0);
  const end = nodes + ((<usize>count) << 2);
  let to = table + 4;
  for (let at = nodes; at < end; at += 4) {
    store<f32>(
      to,
      load<f32>(table + ((<usize>load<u16>(at)) << 2)) +
        load<f32>(weights + ((<usize>load<u16>(at, 2)) << 2)),
    );
    to += 4;
  }
}
