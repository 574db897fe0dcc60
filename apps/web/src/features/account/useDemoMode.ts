import { useSyncExternalStore } from "react";
import { deviceStorage } from "../session/deviceStorage.ts";

const MODE = "appMode";
const DEMO = "DEMO";
const nothingChanges = () => () => {};

function readDemoMode(): "B2B" | "DEMO" | null {
  if (location.hostname.split(".")[0] === "b2b") return "B2B";
  const isDemo = new URLSearchParams(location.search).get(MODE) === DEMO || deviceStorage.read(MODE) === DEMO;
  return isDemo ? DEMO : null;
}

/** Whether there are canned profiles here: on the business host, or where the address or this device says demo. Null on the server. */
export function useDemoMode(): "B2B" | "DEMO" | null {
  return useSyncExternalStore(nothingChanges, readDemoMode, () => null);
}
