// Dense multiplication after Goto & van de Geijn, "Anatomy of High-Performance Matrix
// Multiplication" (2008): both factors are packed so that the innermost loop reads them
// sequentially, and a tile of the result stays in registers. A tile of 6 × 8 fills 16 registers of
// four numbers.

/** Rows and columns of the innermost tile. Every size passed to this file is a multiple of both. */
export const TILE_ROWS: u32 = 6;
export const TILE_COLUMNS: u32 = 8;

/**
 * c −= a·b for one 6 × 8 tile; a is packed in columns of 6 and b in rows of 8, each of the given
 * depth; rows of c are `pitch` bytes apart.
 */
export function subtractTile(depth: u32, a: usize, b: usize, c: usize, pitch: usize): void {
  let c00 = f32x4.splat(0);
  let c01 = f32x4.splat(0);
  let c10 = f32x4.splat(0);
  let c11 = f32x4.splat(0);
  let c20 = f32x4.splat(0);
  let c21 = f32x4.splat(0);
  let c30 = f32x4.splat(0);
  let c31 = f32x4.splat(0);
  let c40 = f32x4.splat(0);
  let c41 = f32x4.splat(0);
  let c50 = f32x4.splat(0);
  let c51 = f32x4.splat(0);
  const end = a + (depth as usize) * 24;
  while (a < end) {
    const left = v128.load(b);
    const right = v128.load(b, 16);
    const a0 = v128.load32_splat(a);
    c00 = f32x4.relaxed_madd(a0, left, c00);
    c01 = f32x4.relaxed_madd(a0, right, c01);
    const a1 = v128.load32_splat(a, 4);
    c10 = f32x4.relaxed_madd(a1, left, c10);
    c11 = f32x4.relaxed_madd(a1, right, c11);
    const a2 = v128.load32_splat(a, 8);
    c20 = f32x4.relaxed_madd(a2, left, c20);
    c21 = f32x4.relaxed_madd(a2, right, c21);
    const a3 = v128.load32_splat(a, 12);
    c30 = f32x4.relaxed_madd(a3, left, c30);
    c31 = f32x4.relaxed_madd(a3, right, c31);
    const a4 = v128.load32_splat(a, 16);
    c40 = f32x4.relaxed_madd(a4, left, c40);
    c41 = f32x4.relaxed_madd(a4, right, c41);
    const a5 = v128.load32_splat(a, 20);
    c50 = f32x4.relaxed_madd(a5, left, c50);
    c51 = f32x4.relaxed_madd(a5, right, c51);
    a += 24;
    b += 32;
  }
  subtractRow(c, c00, c01);
  subtractRow(c + pitch, c10, c11);
  subtractRow(c + 2 * pitch, c20, c21);
  subtractRow(c + 3 * pitch, c30, c31);
  subtractRow(c + 4 * pitch, c40, c41);
  subtractRow(c + 5 * pitch, c50, c51);
}

function subtractRow(c: usize, left: v128, right: v128): void {
  v128.store(c, f32x4.sub(v128.load(c), left));
  v128.store(c, f32x4.sub(v128.load(c, 16), right), 16);
}

/** C −= A·B with A and B packed (rows × depth and depth × columns). */
export function subtractProduct(
  rows: u32,
  columns: u32,
  depth: u32,
  a: usize,
  b: usize,
  c: usize,
  pitch: usize,
): void {
  for (let row: u32 = 0; row < rows; row += TILE_ROWS) {
    const aTile = a + row * depth * 4;
    const cRow = c + (row as usize) * pitch;
    for (let column: u32 = 0; column < columns; column += TILE_COLUMNS)
      subtractTile(depth, aTile, b + column * depth * 4, cRow + column * 4, pitch);
  }
}

/** The same for the lower triangle of a square C. Also changes a few cells above the diagonal. */
export function subtractLowerProduct(
  size: u32,
  depth: u32,
  a: usize,
  b: usize,
  c: usize,
  pitch: usize,
): void {
  for (let row: u32 = 0; row < size; row += TILE_ROWS) {
    const aTile = a + row * depth * 4;
    const cRow = c + (row as usize) * pitch;
    const last = row + TILE_ROWS;
    for (let column: u32 = 0; column < last && column < size; column += TILE_COLUMNS)
      subtractTile(depth, aTile, b + column * depth * 4, cRow + column * 4, pitch);
  }
}

/** Packs `rows` rows of a row-major matrix as A: in groups of 6, column by column. */
export function packSixes(from: usize, pitch: usize, rows: u32, depth: u32, to: usize): void {
  const groupBytes = (depth as usize) * 24;
  for (let first: u32 = 0; first < rows; first += 6) {
    transpose(from, pitch, 4, depth, to, 24);
    const row = from + 4 * pitch;
    for (let column: u32 = 0; column < depth; column += 4) {
      const left = v128.load(row + (column << 2));
      const right = v128.load(row + pitch + (column << 2));
      const low = v128.shuffle<f32>(left, right, 0, 4, 1, 5);
      const high = v128.shuffle<f32>(left, right, 2, 6, 3, 7);
      const at = to + column * 24 + 16;
      v128.store64_lane(at, low, 0);
      v128.store64_lane(at, low, 1, 24);
      v128.store64_lane(at, high, 0, 48);
      v128.store64_lane(at, high, 1, 72);
    }
    from += 6 * pitch;
    to += groupBytes;
  }
}

/** Packs rows as the B of a transpose: in groups of 8. */
export function packEights(from: usize, pitch: usize, rows: u32, depth: u32, to: usize): void {
  const groupBytes = (depth as usize) * 32;
  for (let first: u32 = 0; first < rows; first += 8) {
    transpose(from, pitch, 4, depth, to, 32);
    transpose(from + 4 * pitch, pitch, 4, depth, to + 16, 32);
    from += 8 * pitch;
    to += groupBytes;
  }
}

/** Packs a depth × columns row-major matrix as B. */
export function packColumns(from: usize, pitch: usize, depth: u32, columns: u32, to: usize): void {
  for (let column: u32 = 0; column < columns; column += TILE_COLUMNS) {
    let source = from + (column as usize) * 4;
    for (let row: u32 = 0; row < depth; row++) {
      v128.store(to, v128.load(source));
      v128.store(to, v128.load(source, 16), 16);
      to += 32;
      source += pitch;
    }
  }
}

/** to[column][row] = from[row][column]; rows and columns are multiples of four. */
export function transpose(
  from: usize,
  fromPitch: usize,
  rows: u32,
  columns: u32,
  to: usize,
  toPitch: usize,
): void {
  for (let row: u32 = 0; row < rows; row += 4) {
    let target = to + (row << 2);
    const end = from + (columns << 2);
    for (let at = from; at < end; at += 16) {
      const r0 = v128.load(at);
      const r1 = v128.load(at + fromPitch);
      const r2 = v128.load(at + 2 * fromPitch);
      const r3 = v128.load(at + 3 * fromPitch);
      const low01 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
      const low23 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
      const high01 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
      const high23 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
      v128.store(target, v128.shuffle<f32>(low01, low23, 0, 1, 4, 5));
      v128.store(target + toPitch, v128.shuffle<f32>(low01, low23, 2, 3, 6, 7));
      v128.store(target + 2 * toPitch, v128.shuffle<f32>(high01, high23, 0, 1, 4, 5));
      v128.store(target + 3 * toPitch, v128.shuffle<f32>(high01, high23, 2, 3, 6, 7));
      target += 4 * toPitch;
    }
    from += 4 * fromPitch;
  }
}
