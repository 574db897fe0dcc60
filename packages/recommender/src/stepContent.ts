import type { RatedTitle, Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** So many cells (title × feature) are worth a tenth of a millisecond: no more are looked at before an answer goes out. */
const MOST_CELLS = 100_000;

interface Move {
  readonly title: number;
  /** By how much its multiplier changes. */
  readonly by: number;
  /** It is rated no more, so nothing of it may stay. */
  readonly gone: boolean;
  /** Titles that share a feature with it, each as often as it does. */
  readonly cells: number;
}

const cellsOf = ({ byFeature: { start }, rowStart, columns }: TitleSpace, title: number): number => {
  let cells = 0;
  for (let at = rowStart[title] ?? 0; at < (rowStart[title + 1] ?? 0); at++) {
    const column = columns[at] ?? 0;
    cells += (start[column + 1] ?? 0) - (start[column] ?? 0);
  }
  return cells;
};

/** Every rated title whose multiplier is not what the scores were made with: those that are gone, then the furthest first. */
function movesOf(space: TitleSpace, before: Taste, fitted: readonly RatedTitle[]): Move[] {
  const old = new Map(before.rated.map(({ title, multiplier }) => [title, multiplier]));
  const moves: Omit<Move, "cells">[] = [];
  for (const { title, multiplier } of fitted) {
    moves.push({ title, by: multiplier - (old.get(title) ?? 0), gone: false });
    old.delete(title);
  }
  for (const [title, multiplier] of old) moves.push({ title, by: -multiplier, gone: true });
  return moves
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Number(b.gone) - Number(a.gone) || Math.abs(b.by) - Math.abs(a.by))
    .map((move) => ({ ...move, cells: cellsOf(space, move.title) }));
}

function addShared({ byFeature: { titles }, scales }: TitleSpace, content: Float32Array, { from, end, shared }: { from: number; end: number; shared: number }): void {
  for (let cell = from; cell < end; cell++) {
    const other = titles[cell] ?? 0;
    content[other] = (content[other] ?? 0) + shared * (scales[other] ?? 0);
  }
}

/** Adds to every title what it shares with one rated title, so many times. */
function addMove(space: TitleSpace, content: Float32Array, { title, by }: Move): void {
  const { start, titles, values, uniform } = space.byFeature;
  for (let at = space.rowStart[title] ?? 0; at < (space.rowStart[title + 1] ?? 0); at++) {
    const column = space.columns[at] ?? 0;
    const factor = by * (space.values[at] ?? 0);
    const end = start[column + 1] ?? 0;
    const shared = factor * (uniform[column] ?? NaN);
    if (!Number.isNaN(shared)) {
      addShared(space, content, { from: start[column] ?? 0, end, shared });
      continue;
    }
    for (let cell = start[column] ?? 0; cell < end; cell++) {
      const other = titles[cell] ?? 0;
      content[other] = (content[other] ?? 0) + factor * (values[cell] ?? 0) * (space.scales[other] ?? 0);
    }
  }
  content[title] = (content[title] ?? 0) + space.parameters.ownVariance * by;
}

/**
 * What the facts say after a fit, from what they said before: rated titles are carried over in the order of how far they moved, as many as there is time for, the first
 * always. The others keep what they counted for. Null where the whole is no more work than the step.
 */
export function stepContent(space: TitleSpace, before: Taste, fitted: readonly RatedTitle[]): Pick<Taste, "content" | "rated" | "settled"> | null {
  if (space.values.length <= MOST_CELLS) return null;
  const moves = movesOf(space, before, fitted);
  const content = before.content.slice();
  const lagging = new Map<number, number>();
  let room = MOST_CELLS;
  for (const [at, move] of moves.entries()) {
    room -= move.cells;
    if (at === 0 || move.gone || room >= 0) addMove(space, content, move);
    else lagging.set(move.title, move.by);
  }
  const rated = fitted.map((title) => ({ ...title, multiplier: title.multiplier - (lagging.get(title.title) ?? 0) }));
  return { content, rated, settled: lagging.size === 0 };
}
