import { hasScores } from "@worthy/domain";
import { useRouterState } from "../../router/RouterContext.ts";
import { useRatings } from "../rating/useRatings.ts";
import { useServices } from "../services/Services.ts";
import { storeValue, useStoredValue } from "../session/useStoredValue.ts";
import { useRevealing } from "./revealing.ts";

/** Storage key of the choice to look around before rating enough. */
const KEY = "lookedAround";
const PATHS: ReadonlySet<string> = new Set(["/", "/rate"]);

const parse = (text: string | null): boolean => text === "true";

/** Remembers on this device that somebody looks around first, which brings the app's navigation. */
export const lookAround = (): void => storeValue(KEY, "true");

/**
 * Whether the opening is over: somebody has rated enough or looks around first, and no first pick
 * fills the screen. Nothing that can wait is asked before.
 */
export function useIsOpened(): boolean {
  const { progress } = useRatings();
  const left = useStoredValue(KEY, parse);
  const revealing = useRevealing();
  return (left || hasScores(progress)) && !revealing;
}

export interface Opening {
  /** Whether anything has been rated yet. */
  rated: boolean;
}

/**
 * The opening: the wall before there are scores, which has no navigation; null on all other pages
 * and for people who look around first.
 */
export function useOpening(): Opening | null {
  const { location, error } = useRouterState();
  const { progress, count, known } = useRatings();
  const { session } = useServices();
  const left = useStoredValue(KEY, parse);
  if (!PATHS.has(location.pathname) || error !== null) return null;
  // An account that the first rating created has no ratings that are still to come.
  const unknown = !known && session.renderedFor !== null;
  return left || unknown || hasScores(progress) ? null : { rated: count > 0 };
}
