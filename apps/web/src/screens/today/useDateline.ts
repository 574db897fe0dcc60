import { useSyncExternalStore } from "react";

const format = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" });
const never = () => () => {};

/** The day where the person is, e.g. `Friday, November 20`; null on the server, whose day may be another. */
export function useDateline(): string | null {
  return useSyncExternalStore(
    never,
    () => format.format(Date.now()),
    () => null,
  );
}
