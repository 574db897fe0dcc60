import { keepValue, useKeptValue } from "../session/useKeptValue.ts";

/** Where the device keeps that there were once enough ratings. */
const KEY = "ratingComplete";

const parse = (text: string | null): boolean => text === "true";

/** Whether the onboarding of this device has ended: it ends once. */
export function useRatingComplete(): { complete: boolean; markComplete: () => void } {
  return { complete: useKeptValue(KEY, parse), markComplete: () => keepValue(KEY, "true") };
}
