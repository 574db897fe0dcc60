import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copyText.ts";

afterEach(() => void vi.unstubAllGlobals());

it("reports whether the text was copied, even without clipboard access", async () => {
  vi.stubGlobal("navigator", {});
  await expect(copyText("a link")).resolves.toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  await expect(copyText("a link")).resolves.toBe(false);
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await expect(copyText("a link")).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});
