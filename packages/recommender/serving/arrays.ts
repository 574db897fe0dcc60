/** Arrays of one number per title, in the order of ../src/serving/titleArrays.ts. */
export const PRIOR: usize = 0;
export const GRADES: usize = 1;
export const SCALES: usize = 2;
export const POPULARITY: usize = 3;
export const CONTENT: usize = 4;
export const LIKED: usize = 5;
export const NOT_LIKED: usize = 6;
export const RESIDUAL: usize = 7;
export const MASS: usize = 8;
export const LOGITS: usize = 9;
export const SCORES: usize = 10;
export const VALUES: usize = 11;
export const TRUST: usize = 12;
export const ALONE: usize = 13;
export const SHOWS: usize = 14;
export const PRIOR_ALONE: usize = 15;
export const FAME: usize = 16;
export const CROWD: usize = 17;
export const CLOSENESS: usize = 18;
export const SHARED: usize = 19;

/**
 * The curves end at this many logits; that of points and that of the logarithms of chances have this
 * many steps per logit. As in ../src/taste/logistic.ts.
 */
export const EDGE: f32 = 16;
export const STEPS_PER_LOGIT: f32 = 256;
export const CHANCES_PER_LOGIT: f32 = 64;

/** The third and fourth of four numbers, twice. */
export function upper(values: v128): v128 {
  return v128.shuffle<f64>(values, values, 1, 1);
}
