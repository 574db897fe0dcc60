import { useSyncExternalStore } from "react";
import { inLanguage } from "../../messages/formats.ts";

const format = inLanguage((language) => new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }));
const never = () => () => {};

/** The day where the person is, e.g. `Friday, November 20`; null on the server, whose day may be another. */
export function useDateline(): string | null {
  return useSyncExternalStore(
    never,
    () => format().format(Date.now()),
    () => null,
  );
}
