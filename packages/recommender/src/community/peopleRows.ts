import { surplusOf } from "./communitySums.ts";
import type { OpenCommunity } from "./openCommunity.ts";
import { signalOf } from "../ranking/grade.ts";
import type { RatedTitle } from "../taste/taste.ts";
import type { WeightRows } from "../model/weightRows.ts";

/** What one person's rated titles say about one title through other people's ratings, by position among the rated. */
export interface PeopleRow {
  /** Residual weights; 0 for a rating that judges nothing. */
  readonly residual: Float64Array;
  /** Weights of the channel that a rating speaks in; 0 for one that speaks in neither. */
  readonly channel: Float64Array;
}

/** A row for each of some titles. */
export interface PeopleRows {
  /** By position: how far each rating is above what is usual for its title; 0 if it judges nothing. */
  readonly surplus: Float64Array;
  /** By position: what each rating says in its channel, above 0 for the liked one. */
  readonly signals: Float64Array;
  /** Of a title by index; undefined for one that was not asked for. */
  readonly rowOf: (title: number) => PeopleRow | undefined;
}

/**
 * Reads each rated title's weights once for all wanted titles: looking a pair up takes several times
 * as long.
 * @param titles by index
 */
export function readPeopleRows(
  community: OpenCommunity,
  rated: readonly RatedTitle[],
  titles: readonly number[],
): PeopleRows {
  const places = new Int32Array(community.counts.length);
  titles.forEach((title, at) => (places[title] = at + 1));
  const width = rated.length;
  const [residual, channel] = [
    new Float64Array(titles.length * width),
    new Float64Array(titles.length * width),
  ];
  const read = (weights: WeightRows, position: number, into: Float64Array) => {
    const { start, columns, values, scales } = weights;
    const title = rated[position]?.title ?? 0;
    const scale = scales[title] ?? 0;
    const end = start[title + 1] ?? 0;
    for (let at = start[title] ?? 0; at < end; at++) {
      const place = places[columns[at] ?? 0] ?? 0;
      if (place > 0) into[(place - 1) * width + position] = scale * (values[at] ?? 0);
    }
  };
  const surplus = new Float64Array(width);
  const signals = Float64Array.from(rated, ({ rating }) => signalOf(rating));
  rated.forEach(({ title, rating }, position) => {
    const above = surplusOf(community, title, rating);
    surplus[position] = above ?? 0;
    if (above !== null) read(community.residual, position, residual);
    const signal = signals[position] ?? 0;
    if (signal !== 0) read(signal > 0 ? community.liked : community.notLiked, position, channel);
  });
  return {
    surplus,
    signals,
    rowOf: (title) => {
      const place = places[title] ?? 0;
      if (place === 0) return undefined;
      const [from, to] = [(place - 1) * width, place * width];
      return { residual: residual.subarray(from, to), channel: channel.subarray(from, to) };
    },
  };
}
