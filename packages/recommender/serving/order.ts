// What picks are ordered by, and which are the best.
import {
  ALONE,
  CHANCES_PER_LOGIT,
  CLOSENESS,
  EDGE,
  FAME,
  LIKED,
  NOT_LIKED,
  POPULARITY,
  SHOWS,
  TRUST,
  VALUES,
  upper,
} from "./arrays";

/**
 * The order without other people, with editorial labels, in place of the logits: fame, closeness and
 * the chance of liking a title.
 * @param logits of all titles, without other people's ratings
 * @param chances logarithms of the logistic function, at equal steps
 */
export function orderAlone(
  arrays: usize,
  stride: usize,
  logits: usize,
  chances: usize,
  fame: f32,
  close: f32,
): void {
  const end = arrays + stride;
  let order = logits;
  for (let at = arrays; at < end; at += 16) {
    const own = f32x4.add(
      f32x4.mul(f32x4.splat(fame), v128.load(at + FAME * stride)),
      f32x4.mul(f32x4.splat(close), v128.load(at + CLOSENESS * stride)),
    );
    v128.store(order, f32x4.add(own, logChance(chances, v128.load(order))));
    order += 16;
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
 * Lists the titles of a kind whose values reach a bar, ascending, and returns how many they are.
 * @param kind as in `SHOWS`
 */
export function reaching(
  arrays: usize,
  stride: usize,
  count: u32,
  kind: f32,
  bar: f32,
  into: usize,
): u32 {
  let to = into;
  for (let title: u32 = 0; title < count; title += 4) {
    const at = arrays + ((<usize>title) << 2);
    const high = f32x4.ge(v128.load(at + VALUES * stride), f32x4.splat(bar));
    const own = f32x4.eq(v128.load(at + SHOWS * stride), f32x4.splat(kind));
    let found = i32x4.bitmask(v128.and(high, own));
    for (; found != 0; found &= found - 1) {
      const one = title + ctz(found);
      if (one >= count) break; // padding
      store<u32>(to, one);
      to += 4;
    }
  }
  return <u32>((to - into) >> 2);
}
