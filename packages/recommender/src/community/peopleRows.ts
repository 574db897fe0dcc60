import { surplusOf } from "./communitySums.ts";
import type { OpenCommunity } from "./openCommunity.ts";
import { signalOf } from "../ranking/grade.ts";
import type { RatedTitle } from "../taste/taste.ts";
import { weightAt, type WeightRows } from "../model/weightRows.ts";

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

/** Of so many titles or fewer, each weight is looked up; of more, all weights are read through once. */
const FEW = 8;

/** Writes a row of weights for one rated title: those to the wanted titles, by their places. */
type Write = (weights: WeightRows, position: number, into: Float64Array) => void;

function lookUp(rated: readonly RatedTitle[], titles: readonly number[]): Write {
  return (weights, position, into) =>
    titles.forEach((title, place) => {
      const weight = weightAt(weights, rated[position]?.title ?? 0, title);
      into[place * rated.length + position] = weight;
    });
}

function readThrough(rated: readonly RatedTitle[], titles: readonly number[], size: number): Write {
  const places = new Int32Array(size).fill(-1);
  titles.forEach((title, place) => (places[title] = place));
  return ({ start, columns, values, scales }, position, into) => {
    const title = rated[position]?.title ?? 0;
    const scale = scales[title] ?? 0;
    const end = start[title + 1] ?? 0;
    for (let at = start[title] ?? 0; at < end; at++) {
      const place = places[columns[at] ?? 0] ?? -1;
      if (place >= 0) into[place * rated.length + position] = scale * (values[at] ?? 0);
    }
  };
}

/** @param titles by index */
export function readPeopleRows(
  community: OpenCommunity,
  rated: readonly RatedTitle[],
  titles: readonly number[],
): PeopleRows {
  const width = rated.length;
  const [residual, channel] = [
    new Float64Array(titles.length * width),
    new Float64Array(titles.length * width),
  ];
  const write =
    titles.length <= FEW
      ? lookUp(rated, titles)
      : readThrough(rated, titles, community.counts.length);
  const surplus = new Float64Array(width);
  const signals = Float64Array.from(rated, ({ rating }) => signalOf(rating));
  rated.forEach(({ title, rating }, position) => {
    const above = surplusOf(community, title, rating);
    surplus[position] = above ?? 0;
    if (above !== null) write(community.residual, position, residual);
    const signal = signals[position] ?? 0;
    if (signal !== 0) write(signal > 0 ? community.liked : community.notLiked, position, channel);
  });
  const placeOf = new Map(titles.map((title, place) => [title, place]));
  return {
    surplus,
    signals,
    rowOf: (title) => {
      const place = placeOf.get(title);
      if (place === undefined) return undefined;
      const [from, to] = [place * width, (place + 1) * width];
      return { residual: residual.subarray(from, to), channel: channel.subarray(from, to) };
    },
  };
}
