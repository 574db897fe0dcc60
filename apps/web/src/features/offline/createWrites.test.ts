import { expect, it, vi } from "vitest";
import { MY_LIST, ME, type SendWrite, type OfflineWrites } from "../services/Writes.ts";
import { createWrites } from "./createWrites.ts";

const shown = { key: ["list"], variables: null };
/** Lets all pending microtasks and timers run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose queue loads when possible, and a network controlled by the test. */
function page() {
  const device = { loads: false, online: false };
  const sent: number[] = [];
  const send: SendWrite = async (_id, input) =>
    void sent.push((input as unknown as { body: { itemId: number } }).body.itemId); // as `add` writes
  const load = vi.fn<() => Promise<OfflineWrites>>(async () => {
    if (!device.loads) throw new Error("couldn't load a part");
    return { send } as OfflineWrites; // all that is used here
  });
  const waiting: (() => void)[] = [];
  const again = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const writes = createWrites(load, { online: () => device.online, again });
  const add = (itemId: number) =>
    writes.send(
      "addWatchlistItem",
      { params: { userId: ME, watchlistId: MY_LIST }, body: { itemId } },
      shown,
    );
  const retry = async () => {
    for (const go of waiting.splice(0)) go();
    await settled();
  };
  return { device, sent, load, writes, add, retry, waiting };
}

it("holds writes until the queue has loaded, then forwards each write once, in order", async () => {
  const { device, sent, load, writes, add, retry, waiting } = page();
  const over = vi.fn<() => void>();
  const both = [add(1), add(2)].map((write) => write.then(over));
  await settled();
  await retry();
  await retry();
  expect([sent, over.mock.calls.length, waiting.length]).toEqual([[], 0, 1]);
  expect(load).toHaveBeenCalledTimes(3);
  device.loads = true;
  device.online = true;
  await writes.ready();
  const third = add(3);
  await retry();
  await Promise.all([...both, third]);
  expect(sent).toEqual([1, 2, 3]);
  expect(load).toHaveBeenCalledTimes(4);
});

it("rejects a write if the queue fails to load while online, then retries with the next write", async () => {
  const { device, sent, add, retry } = page();
  device.online = true;
  const refused = add(1).catch(String);
  for (let tries = 0; tries < 3; tries++) {
    await settled();
    await retry();
  }
  await expect(refused).resolves.toBe("Error: couldn't load a part");
  device.loads = true;
  await add(2);
  expect(sent).toEqual([2]);
});
