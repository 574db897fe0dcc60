import { createToasts } from "@worthy/ui";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finishPromised } from "../../session/beforeLeaving.ts";
import { gatherChanges, type Gathered } from "../news/gatherChanges.ts";
import { LIST_COLOURS } from "./listColours.ts";
import { applyListWrites, placesToSave, type ListWrite, type ShownList } from "./listWrites.ts";
import { offerUndo } from "./offerUndo.ts";

const person = (userId: string) => ({ userId, profileName: userId, profileImage: null });

function listOf(id: number, more: Partial<ShownList> = {}): ShownList {
  const looks = {
    name: `List ${id}`,
    hexCode: "#85807a",
    numItems: 0,
    position: id,
    type: "OWNER",
    owner: true,
    userDefault: false,
    player: 1,
  } as const;
  return {
    id,
    ...looks,
    ownerProfile: person("me"),
    collaborators: [],
    displayIndicatorDot: true,
    numNewItems: 2,
    itemIds: [],
    ...more,
  };
}

const LISTS = [
  listOf(1, { userDefault: true, type: "OWNER_DEFAULT" }),
  listOf(2, { owner: false, type: "ACCEPTED" }),
  listOf(3),
  listOf(4),
];
const ids = (lists: readonly ShownList[]) => lists.map(({ id }) => id);
const defaults = (lists: readonly ShownList[]) =>
  ids(lists.filter(({ userDefault }) => userDefault));
const deletion = (listId: number): ListWrite => ({ kind: "delete", listId });

describe("lists with pending changes", () => {
  it("reflect lists that were created, changed, moved or viewed", () => {
    const shown = applyListWrites(LISTS, [
      { kind: "create", name: "New", hexCode: "#4a86c5", items: [7] },
      { kind: "change", listId: 3, name: "Noir", hexCode: "#2f8f88" },
      { kind: "move", order: [4, 3, 2, 1], places: [] },
      { kind: "viewed" },
    ]);
    expect(shown.map(({ name }) => name)).toEqual(["List 4", "Noir", "List 2", "List 1", "New"]);
    expect(shown.at(-1)).toMatchObject({ id: 0, itemIds: [7], numItems: 1 });
    expect(shown[1]).toMatchObject({ hexCode: "#2f8f88" });
    expect(
      shown.filter(
        ({ displayIndicatorDot, numNewItems }) => displayIndicatorDot || numNewItems > 0,
      ),
    ).toEqual([]);
  });

  it("make the user's next list the default when the default is deleted", () => {
    const shown = applyListWrites(LISTS, [deletion(1)]);
    expect(ids(shown)).toEqual([2, 3, 4]);
    expect(defaults(shown)).toEqual([3]);
  });

  it("always include exactly one default if any list qualifies", () => {
    const listId = fc.integer({ min: 1, max: 5 });
    const write = fc.oneof<fc.Arbitrary<ListWrite>[]>(
      listId.map((id): ListWrite => ({ kind: "default", listId: id })),
      fc.constantFrom(1, 2, 4).map(deletion),
      fc
        .shuffledSubarray([1, 2, 3, 4])
        .map((order): ListWrite => ({ kind: "move", order, places: [] })),
    );
    fc.assert(
      fc.property(fc.array(write, { maxLength: 8 }), (writes) => {
        expect(defaults(applyListWrites(LISTS, writes))).toHaveLength(1);
      }),
    );
  });
});

it("saves only the changed positions, and can restore the new order from them", () => {
  const positions = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 8 });
  const cases = positions.chain((all) => {
    const places = all.map((position, index) => ({ id: index + 1, position }));
    return fc.tuple(
      fc.constant(places),
      fc.shuffledSubarray(ids0(places), { minLength: places.length }),
    );
  });
  fc.assert(
    fc.property(cases, ([places, order]) => {
      const saved = placesToSave(places, order);
      const after = new Map([...places, ...saved].map(({ id, position }) => [id, position]));
      expect(order.toSorted((a, b) => (after.get(a) ?? 0) - (after.get(b) ?? 0))).toEqual(order);
      expect(
        saved.filter(({ id, position }) =>
          places.some((place) => place.id === id && place.position === position),
        ),
      ).toEqual([]);
    }),
  );
});

const ids0 = (places: readonly { id: number }[]) => places.map(({ id }) => id);

describe("with the clock stopped", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => (vi.useRealTimers(), vi.unstubAllGlobals()));

  function offering() {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const toasts = createToasts();
    const outcome = vi.fn<(ended: string) => void>();
    void offerUndo(toasts, { id: "gone", text: "Deleted Noir", undoLabel: "Undo" }).then(outcome);
    return { page, toasts, outcome };
  }

  it("ends an undo offer exactly when its time is up", async () => {
    const { outcome } = offering();
    await vi.advanceTimersByTimeAsync(7900);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(outcome).toHaveBeenCalledExactlyOnceWith("ended");
  });

  it("still undoes the change if Undo is clicked just as the message closes", async () => {
    const { toasts, outcome } = offering();
    const [open] = toasts.open();
    toasts.close("gone");
    open?.action?.onPress();
    await vi.runAllTimersAsync();
    expect(outcome).toHaveBeenCalledExactlyOnceWith("undone");
  });

  it("ends an undo offer when its page closes", async () => {
    const { page, toasts, outcome } = offering();
    page.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith("ended");
    expect(toasts.open()).toEqual([]);
  });

  it("ends an undo offer only once, before the user signs out", async () => {
    const { toasts, outcome } = offering();
    void finishPromised();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith("ended");
    expect(toasts.open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome).toHaveBeenCalledOnce();
  });

  it("combines changes made to the same list by the same user in quick succession", async () => {
    const told: Gathered[] = [];
    const { add, close } = gatherChanges((gathered) => told.push(gathered));
    const change = (watchlistId: number, by: string) =>
      add({
        watchlistId,
        by,
        origin: null,
        what: "item-added",
        itemId: 1,
        at: "2026-01-01T00:00:00Z",
      });
    for (const [list, by] of [
      [1, "ada"],
      [1, "ada"],
      [1, "tom"],
      [2, "ada"],
    ] as const)
      change(list, by);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told.map(({ listId, by, count }) => [listId, by, count])).toEqual([
      [1, "ada", 2],
      [1, "tom", 1],
      [2, "ada", 1],
    ]);
    change(1, "ada");
    close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toHaveLength(3);
  });
});

it("uses list colours that stand out in both themes and differ from the score colours", () => {
  for (const { hexCode } of LIST_COLOURS) {
    for (const ground of ["#12100e", "#1b1815", "#2a2621", "#f5efe4", "#fbf7ef", "#ffffff"])
      expect([hexCode, ground, contrast(hexCode, ground) >= 3]).toEqual([hexCode, ground, true]);
    expect(["#ffb52e", "#8fb996", "#c4695b", "#8a5a00", "#3f6b48", "#a3463a"]).not.toContain(
      hexCode,
    );
  }
  expect(new Set(LIST_COLOURS.map(({ hexCode }) => hexCode)).size).toBe(LIST_COLOURS.length);
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
