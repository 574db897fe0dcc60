import type { Community, CommunityParameters } from "./community.ts";
import { crc32 } from "../model/crc32.ts";
import {
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
import type { WeightRows } from "../model/weightRows.ts";

/** A community model, or why the bytes are not one: `reason` for programs, `message` for people. */
export type DecodedCommunity =
  | { readonly ok: true; readonly community: Community }
  | {
      readonly ok: false;
      readonly reason: "not-a-model" | "old-version" | "new-version" | "truncated" | "corrupt";
      readonly message: string;
    };

type Refusal = Extract<DecodedCommunity, { ok: false }>;

interface Header {
  readonly parameters: CommunityParameters;
  readonly titles: number;
  /** Cells of the liked, not-liked and residual rows. */
  readonly cells: readonly [number, number, number];
}

function refusalOf(bytes: Uint8Array): Refusal | null {
  const refuse = (reason: Refusal["reason"], message: string): Refusal => ({
    ok: false,
    reason,
    message,
  });
  const start = bytes.subarray(0, MAGIC.length);
  if (start.length === 0 || start.some((byte, at) => byte !== MAGIC[at]))
    return refuse("not-a-model", "This isn’t a Worthy model file.");
  if (bytes.length < HEADER_AT)
    return refuse(
      "truncated",
      `The model file ends after ${bytes.length} bytes, inside its header.`,
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(VERSION_AT, true);
  const wanted = `this server reads version ${FORMAT_VERSION}`;
  if (version < FORMAT_VERSION)
    return refuse(
      "old-version",
      `The model file has the older format version ${version}; ${wanted}. Train again.`,
    );
  if (version > FORMAT_VERSION)
    return refuse(
      "new-version",
      `The model file has the newer format version ${version}; ${wanted}. Update the server or train again.`,
    );
  const length = view.getFloat64(LENGTH_AT, true);
  if (bytes.length < length)
    return refuse("truncated", `The model file has ${bytes.length} of its ${length} bytes.`);
  if (crc32(bytes.subarray(CHECKED_FROM)) === view.getUint32(CHECKSUM_AT, true)) return null;
  return refuse("corrupt", "The model file’s checksum doesn’t match its contents.");
}

/**
 * Reads a community model from the bytes of a file. Copies the arrays, so the bytes can be
 * released.
 */
export function decodeCommunity(bytes: Uint8Array): DecodedCommunity {
  const refusal = refusalOf(bytes);
  if (refusal) return refusal;
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(
    HEADER_LENGTH_AT,
    true,
  );
  // The checksum is right, so the header is what encodeCommunity wrote under this version.
  const { parameters, titles, cells } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(HEADER_AT, HEADER_AT + headerLength)),
  ) as Header;
  let at = HEADER_AT + headerLength;
  const take = (byteLength: number): ArrayBuffer => {
    // Not `slice`: on a Buffer it returns a view, which would keep the whole memory alive.
    const copy = new Uint8Array(byteLength);
    copy.set(bytes.subarray(at, at + byteLength));
    at += padded(byteLength);
    return copy.buffer;
  };
  const floats = () => new Float32Array(take(4 * titles));
  const rows = (count: number): WeightRows => ({
    start: new Uint32Array(take(4 * (titles + 1))),
    columns: new Uint32Array(take(4 * count)),
    values: new Int16Array(take(2 * count)),
    scales: floats(),
  });
  const titleIds = new Float64Array(take(8 * titles));
  const [rates, grades, counts, popularity] = [floats(), floats(), floats(), floats()];
  const [liked, notLiked, residual] = [rows(cells[0]), rows(cells[1]), rows(cells[2])];
  return {
    ok: true,
    community: {
      parameters,
      titleIds,
      rates,
      grades,
      counts,
      popularity,
      liked,
      notLiked,
      residual,
    },
  };
}
