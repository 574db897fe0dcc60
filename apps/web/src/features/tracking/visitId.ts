import { isSessionStale } from "@worthy/domain";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";

/** Local storage key: the id of the visit and when it was last used. */
export const VISIT_KEY = "lastSessionIdDate";

export interface Visit {
  id: string;
  /** Started by this use. */
  isNew: boolean;
}

/** Identifies a visit: the same id in all tabs, until an hour passes without use. */
export function createVisitId(
  storage: Pick<DeviceStorage, "read" | "write">,
): (now: number) => Visit {
  let last: Visit & { at: number } = { id: "", isNew: true, at: 0 };
  return (now) => {
    const [id = "", at = "0"] = (storage.read(VISIT_KEY) ?? `${last.id} ${last.at}`).split(" ");
    const isNew = id === "" || isSessionStale(Number(at), now);
    last = { id: isNew ? newIdempotencyKey().slice(0, 12) : id, isNew, at: now };
    storage.write(VISIT_KEY, `${last.id} ${now}`);
    return { id: last.id, isNew };
  };
}
