import { decideAppMode, type KnownMode } from "@worthy/domain";
import { deviceStorage } from "../session/deviceStorage.ts";

const KEY = "appMode";

/**
 * The mode of this page, by its host, its address (`appMode=DEMO`, `mode=movies`, `mode=all`), and
 * the stored value.
 */
export function readAppMode(): KnownMode {
  const query = new URLSearchParams(location.search);
  return decideAppMode({
    host: location.hostname,
    asked: query.get(KEY) ?? query.get("mode"),
    kept: deviceStorage.read(KEY),
  });
}

/** Stores the mode for later addresses. */
export function storeAppMode(): void {
  deviceStorage.write(KEY, readAppMode());
}
