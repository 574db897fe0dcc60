import { crc32, inflateRawSync } from "node:zlib";

const END = 0x06054b50;

/** Files of a zip by name, read by its directory as any program does, with their checksums checked. */
export function readZip(zip: Buffer): Map<string, string> {
  let at = zip.length - 22;
  while (zip.readUInt32LE(at) !== END) at--;
  const [count, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
  const files = new Map<string, string>();
  let entry = start;
  for (let index = 0; index < count; index++) {
    const [method, crc, packed] = [
      zip.readUInt16LE(entry + 10),
      zip.readUInt32LE(entry + 16),
      zip.readUInt32LE(entry + 20),
    ];
    const [nameLength, extraLength, commentLength, place] = [
      zip.readUInt16LE(entry + 28),
      zip.readUInt16LE(entry + 30),
      zip.readUInt16LE(entry + 32),
      zip.readUInt32LE(entry + 42),
    ];
    const name = zip.toString("utf8", entry + 46, entry + 46 + nameLength);
    const begin = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28);
    const bytes = zip.subarray(begin, begin + packed);
    const content = method === 0 ? bytes : inflateRawSync(bytes);
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content.toString("utf8"));
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
