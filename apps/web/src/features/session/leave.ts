import type { Services } from "../services/Services.ts";
import { finishPromised } from "./beforeLeaving.ts";

/** Signs out: what was done to be done is written first, and it is settled what becomes of writes that wait. */
export async function leave({ login, writes }: Pick<Services, "login" | "writes">): Promise<void> {
  await finishPromised();
  // Where the queue's program did not come, nothing was written on this page; what an earlier one left is kept.
  const queue = await writes.ready().catch(() => null);
  await (queue ? queue.leave(login.signOut) : login.signOut());
}
