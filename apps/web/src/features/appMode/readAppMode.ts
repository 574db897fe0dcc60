import { decideAppMode, type KnownMode } from "@worthy/domain";
import { deviceStorage } from "../session/deviceStorage.ts";

const KEY = "appMode";

/** The mode of this page, by its host, by what its address asks for (`appMode=DEMO`, `mode=movies`, `mode=all`), and by what the device has kept. */
export function readAppMode(): KnownMode {
  const query = new URLSearchParams(location.search);
  return decideAppMode({ host: location.hostname, asked: query.get(KEY) ?? query.get("mode"), kept: deviceStorage.read(KEY) });
}

/** Lets the mode outlast the address that asked for it. */
export function keepAppMode(): void {
  deviceStorage.write(KEY, readAppMode());
}
