import type { AppMode } from "@worthy/domain";
import { useSyncExternalStore } from "react";
import { readAppMode } from "./readAppMode.ts";

const nothingChanges = () => () => {};

/** How the app runs here; LOADING on the server and until the page has come alive, which know nothing of this device. */
export function useAppMode(): AppMode {
  return useSyncExternalStore<AppMode>(nothingChanges, readAppMode, () => "LOADING");
}

/** The kind that lists of picks begin with: who chose the mode MOVIES begins with films. */
export function useFirstKind(): "all" | "movie" {
  return useAppMode() === "MOVIES" ? "movie" : "all";
}
