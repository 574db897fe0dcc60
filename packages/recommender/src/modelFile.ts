/**
 * Layout of a model file, little-endian:
 * 8 bytes "WORTHYML" · u32 format version · u32 CRC-32 of all that follows it · u32 byte length of the file · u32 byte length of the header ·
 * header (UTF-8 JSON, padded with spaces to a multiple of 8) · titleIds · prominence · rowStart · columns · values, each padded to a multiple of 8.
 */
export const MAGIC = new TextEncoder().encode("WORTHYML");
export const FORMAT_VERSION = 1;
export const VERSION_AT = 8;
export const CHECKSUM_AT = 12;
export const CHECKED_FROM = 16;
export const LENGTH_AT = 16;
export const HEADER_LENGTH_AT = 20;
export const HEADER_AT = 24;

export const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;
