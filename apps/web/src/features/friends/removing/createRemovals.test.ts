import { createToasts } from "@worthy/ui";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRemovals } from "./createRemovals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const toasts = createToasts();
  const removals = createRemovals();
  const written: string[] = [];
  const hold = (key: string, write = async () => void written.push(key)) =>
    removals.hold({ key, toasts, text: `${key} is gone`, undoLabel: "Undo", write });
  /** As the message does it: it closes before it acts. */
  const undo = () => {
    const toast = toasts.open().at(-1);
    if (!toast) throw new Error("nothing to undo");
    toasts.close(toast.id);
    toast.action?.onPress();
  };
  return { toasts, removals, written, hold, undo };
}

describe("a removal that can be undone", () => {
  it("hides the item immediately and is sent once when the undo offer ends", async () => {
    const { removals, written, hold } = setUp();
    hold("ada");
    hold("ada");
    expect([[...removals.keys()], written]).toEqual([["ada"], []]);
    await vi.runAllTimersAsync();
    expect([[...removals.keys()], written]).toEqual([[], ["ada"]]);
  });

  it("is never sent once it has been undone", async () => {
    const { removals, written, hold, undo } = setUp();
    hold("ada");
    undo();
    expect([...removals.keys()]).toEqual([]);
    await vi.runAllTimersAsync();
    await removals.flush();
    expect(written).toEqual([]);
  });

  it("waits while the pointer is over the undo offer", async () => {
    const { toasts, written, hold, undo } = setUp();
    hold("ada");
    toasts.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([]);
    undo();
    await vi.runAllTimersAsync();
    expect(written).toEqual([]);
  });

  it("is sent immediately for every hidden item when the page closes", async () => {
    const { removals, written, hold } = setUp();
    hold("ada");
    hold("bob");
    void removals.flush();
    expect(written).toEqual(["ada", "bob"]);
    await vi.runAllTimersAsync();
    expect(written).toEqual(["ada", "bob"]);
  });

  it("reports when everything has been sent", async () => {
    const { removals, written, hold } = setUp();
    hold("ada", async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      written.push("ada");
    });
    const told = removals.flush().then(() => written.push("told"));
    await vi.runAllTimersAsync();
    await told;
    expect(written).toEqual(["ada", "told"]);
  });

  it("stops hiding the item once the removal has been sent", async () => {
    const { removals, hold } = setUp();
    const heard: string[][] = [];
    removals.subscribe(() => heard.push([...removals.keys()]));
    hold("ada", async () => {});
    void removals.flush();
    await vi.runAllTimersAsync();
    expect(heard).toEqual([["ada"], []]);
  });
});
