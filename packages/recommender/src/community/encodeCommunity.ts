import type { Community } from "./community.ts";
import { crc32 } from "../model/crc32.ts";
import {
  arraysOf,
  CHECKED_FROM,
  CHECKSUM_AT,
  FORMAT_VERSION,
  HEADER_AT,
  HEADER_LENGTH_AT,
  LENGTH_AT,
  MAGIC,
  padded,
  VERSION_AT,
} from "../model/modelFile.ts";

/** A community model as the bytes of a file; equal models have equal bytes. */
export function encodeCommunity(community: Community): Uint8Array<ArrayBuffer> {
  const { parameters, titleIds, liked, notLiked, residual } = community;
  const cells = [liked, notLiked, residual].map(({ values }) => values.length);
  const text = new TextEncoder().encode(
    JSON.stringify({ parameters, titles: titleIds.length, cells }),
  );
  const arrays = arraysOf(community);
  const length = arrays.reduce(
    (sum, array) => sum + padded(array.byteLength),
    HEADER_AT + padded(text.length),
  );
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  view.setUint32(VERSION_AT, FORMAT_VERSION, true);
  view.setUint32(HEADER_LENGTH_AT, padded(text.length), true);
  view.setFloat64(LENGTH_AT, length, true);
  bytes.fill(0x20, HEADER_AT, HEADER_AT + padded(text.length));
  bytes.set(text, HEADER_AT);
  let at = HEADER_AT + padded(text.length);
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += padded(array.byteLength);
  }
  view.setUint32(CHECKSUM_AT, crc32(bytes.subarray(CHECKED_FROM)), true);
  return bytes;
}
