// One-sided Jacobi (Hestenes 1958; on a Cholesky factor Veselić & Hari 1989; Golub & Van Loan, Matrix Computations, 4th ed., §8.6.3): pairs of rows of R are
// rotated until all are orthogonal. Then C = RᵀR has the rows' directions as eigenvectors and their squared lengths as eigenvalues.

const MOST_SWEEPS: u32 = 30;
const ORTHOGONAL: f64 = 1e-10;

function dot(a: usize, b: usize, bytes: usize): f64 {
  let sums = f64x2.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) sums = f64x2.add(sums, f64x2.mul(v128.load(a + at), v128.load(b + at)));
  return f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1);
}

function rotate(a: usize, b: usize, bytes: usize, cosine: f64, sine: f64): void {
  const c = f64x2.splat(cosine);
  const s = f64x2.splat(sine);
  for (let at: usize = 0; at < bytes; at += 16) {
    const left = v128.load(a + at);
    const right = v128.load(b + at);
    v128.store(a + at, f64x2.sub(f64x2.mul(c, left), f64x2.mul(s, right)));
    v128.store(b + at, f64x2.add(f64x2.mul(s, left), f64x2.mul(c, right)));
  }
}

/** Makes two rows orthogonal. False where they are already. */
function separate(a: usize, b: usize, bytes: usize): bool {
  const product = dot(a, b, bytes);
  const left = dot(a, a, bytes);
  const right = dot(b, b, bytes);
  if (abs(product) <= ORTHOGONAL * sqrt(left * right)) return false;
  const slope = (right - left) / (2 * product);
  const tangent = (slope >= 0 ? 1 : -1) / (abs(slope) + sqrt(1 + slope * slope));
  const cosine = 1 / sqrt(1 + tangent * tangent);
  rotate(a, b, bytes, cosine, cosine * tangent);
  return true;
}

/** Rotates the rows of a square of f64, an even number a row, until they are orthogonal. */
export function rotateRows(square: usize, size: u32): void {
  const bytes = (size << 3) as usize;
  for (let sweep: u32 = 0; sweep < MOST_SWEEPS; sweep++) {
    let rotated = false;
    for (let a: u32 = 0; a + 1 < size; a++) for (let b = a + 1; b < size; b++) if (separate(square + a * bytes, square + b * bytes, bytes)) rotated = true;
    if (!rotated) return;
  }
}
