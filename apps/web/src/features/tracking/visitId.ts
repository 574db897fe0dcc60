import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";

/** Local storage key: the id of the visit and when it was last used. */
export const VISIT_KEY = "lastSessionIdDate";
const STALE_MS = 60 * 60 * 1000;

/** Names a visit: the same id while no hour passes between two uses. */
export function createVisitId(storage: DeviceStorage, now: () => number): () => string {
  let [id = "", at = "0"] = (storage.read(VISIT_KEY) ?? "").split(" ");
  return () => {
    const time = now();
    if (id === "" || time - Number(at) > STALE_MS) id = newIdempotencyKey().slice(0, 12);
    at = String(time);
    storage.write(VISIT_KEY, `${id} ${at}`);
    return id;
  };
}
