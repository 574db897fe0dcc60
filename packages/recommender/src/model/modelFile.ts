import type { Community } from "../community/community.ts";
import type { WeightRows } from "./weightRows.ts";

/**
 * Layout of a model file, little-endian: 8 bytes "WORTHYML" · u32 format version · u32 CRC-32 of
 * everything after it · u32 zero · u32 byte length of the header · f64 byte length of the file ·
 * header (UTF-8 JSON, padded with spaces to a multiple of 8) · the arrays of `arraysOf`, in its
 * order, each padded to a multiple of 8.
 */
export const MAGIC = new TextEncoder().encode("WORTHYML");
export const FORMAT_VERSION = 2;
export const VERSION_AT = 8;
export const CHECKSUM_AT = 12;
export const CHECKED_FROM = 16;
export const HEADER_LENGTH_AT = 20;
export const LENGTH_AT = 24;
export const HEADER_AT = 32;

export const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

const rowsArrays = ({ start, columns, values, scales }: WeightRows) => [
  start,
  columns,
  values,
  scales,
];

/** All arrays of a community, in the order of the file. */
export function arraysOf({
  titleIds,
  rates,
  grades,
  counts,
  popularity,
  liked,
  notLiked,
  residual,
}: Community) {
  return [
    titleIds,
    rates,
    grades,
    counts,
    popularity,
    ...rowsArrays(liked),
    ...rowsArrays(notLiked),
    ...rowsArrays(residual),
  ];
}
