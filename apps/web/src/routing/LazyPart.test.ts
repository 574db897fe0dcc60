import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { popups } from "../popups.tsx";
import { laterScreens } from "../laterScreens.tsx";
import { screens } from "../routes.tsx";
import { lazyPart } from "./LazyPart.ts";

const Part = () => null;

it("imports once and knows its component from then on", async () => {
  let imports = 0;
  const part = lazyPart("src/x.tsx", async () => (imports++, Part));
  expect(part.loaded()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual([Part, Part]);
  expect(part.loaded()).toBe(Part);
  expect(imports).toBe(1);
});

it("tries again after a failure", async () => {
  let online = false;
  const part = lazyPart("src/x.tsx", async () => {
    if (!online) throw new Error("offline");
    return Part;
  });
  await expect(part.load()).rejects.toMatchObject({ name: "ChunkLoadError", cause: { message: "offline" } });
  online = true;
  expect(await part.load()).toBe(Part);
});

it("names for every screen and popup a file that exports what is loaded", async () => {
  for (const { part } of [...screens, ...laterScreens, ...popups]) {
    expect(existsSync(join(import.meta.dirname, "..", "..", part.source)), part.source).toBe(true);
    expect(part.source).toContain(`/${(await part.load()).name}.tsx`);
  }
});
