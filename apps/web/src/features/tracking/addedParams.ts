import type { QueryClient } from "@tanstack/react-query";
import { APP_VERSION } from "@worthy/domain";
import { causeOf } from "../failures/causeOf.ts";
import { knownHaterFlags } from "./knownHaterFlags.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

interface AddedParts {
  queryClient: Pick<QueryClient, "getQueryData">;
  userId: () => string | undefined;
  /** Of the page. */
  path: () => string;
  /** Of this site. */
  origin: string;
}

/** What comes to events on their way, as the catalogue declares it (`added`): to faults where they happened, to ratings who rates. */
export function addedParams({ queryClient, userId, path, origin }: AddedParts): (name: string, cause?: unknown) => TrackedEvent["params"] {
  return (name, cause) => {
    if (name === "exception") return { path: path(), version: APP_VERSION, ...causeOf(cause, origin) };
    return name === "title_rated" ? knownHaterFlags(queryClient, userId()) : {};
  };
}
