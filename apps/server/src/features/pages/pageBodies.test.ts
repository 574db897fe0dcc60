import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodingFor, pageBodies } from "./pageBodies.ts";

it("compresses a page only once for all visitors", async () => {
  const html = "<p>Amélie</p>".repeat(500);
  const bodies = pageBodies(html);
  expect(bodies.plain.toString()).toBe(html);
  const [br, gzip] = await Promise.all([bodies.encoded("br"), bodies.encoded("gzip")]);
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([html, html]);
  expect(await bodies.encoded("br")).toBe(br);
});

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , GZIP ;q=0.2", "gzip"],
  ["gzip;q=0", null],
  ["brotli, x-gzip", null],
  ["identity", null],
  [undefined, null],
])("chooses the encoding for %s: %s", (header, encoding) =>
  expect(encodingFor(header)).toBe(encoding),
);

// If each space were tried as the end of each run, this would take minutes and time out.
it("handles a header full of spaces as quickly as any other", () => {
  expect(encodingFor(`br${" ".repeat(400_000)}x`)).toBeNull();
});
