import type { Services } from "../services/Services.ts";
import { finishPromised } from "./beforeLeaving.ts";

/** Signs out, first completing what was promised and deciding about pending writes. */
export async function leave({ login, writes }: Pick<Services, "login" | "writes">): Promise<void> {
  await finishPromised();
  // If the queue's code failed to load, nothing was written on this page; what an earlier one left
  // is kept.
  const offlineWrites = await writes.ready().catch(() => null);
  await (offlineWrites ? offlineWrites.leave(login.signOut) : login.signOut());
}
