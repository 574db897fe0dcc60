import type { AppMode } from "@worthy/domain";
import { useSyncExternalStore } from "react";
import { readAppMode } from "./readAppMode.ts";

const nothingChanges = () => () => {};

/**
 * The app mode; LOADING on the server and until hydration, when nothing is known about the device.
 */
export function useAppMode(): AppMode {
  return useSyncExternalStore<AppMode>(nothingChanges, readAppMode, () => "LOADING");
}

/** The kind that lists of picks start with: films in the mode MOVIES. */
export function useFirstKind(): "all" | "movie" {
  return useAppMode() === "MOVIES" ? "movie" : "all";
}
