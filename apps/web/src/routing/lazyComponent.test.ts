import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { popups } from "../popups/popups.ts";
import { screens } from "../screens.ts";
import { lazyComponent } from "./lazyComponent.ts";

const Part = () => null;

it("imports its component once and then keeps it", async () => {
  let imports = 0;
  const component = lazyComponent(async () => (imports++, Part));
  expect(component.loaded()).toBeNull();
  expect(await Promise.all([component.load(), component.load()])).toEqual([Part, Part]);
  expect(component.loaded()).toBe(Part);
  expect(imports).toBe(1);
});

it("retries after a failure", async () => {
  let online = false;
  const component = lazyComponent(async () => {
    if (!online) throw new Error("offline");
    return Part;
  });
  await expect(component.load()).rejects.toMatchObject({
    name: "ChunkLoadError",
    cause: { message: "offline" },
  });
  online = true;
  expect(await component.load()).toBe(Part);
});

it("points each screen and popup to an existing source file", async () => {
  for (const { name, component } of [...screens, ...popups]) {
    const { source } = component;
    expect(existsSync(join(import.meta.dirname, "..", "..", source)), `${name}: ${source}`).toBe(
      true,
    );
    expect(source).toContain(`/${(await component.load()).name}.tsx`);
  }
});
