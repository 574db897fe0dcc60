import type { QueryClient } from "@tanstack/react-query";
import { APP_VERSION } from "@worthy/domain";
import { knownHaterFlags } from "./knownHaterFlags.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

interface AddedParts {
  queryClient: Pick<QueryClient, "getQueryData">;
  userId: () => string | undefined;
  /** Of the page. */
  path: () => string;
}

/** What comes to events on their way, as the catalogue declares it (`added`): to faults where they happened, to ratings who rates. */
export function addedParams({ queryClient, userId, path }: AddedParts): (name: string) => TrackedEvent["params"] {
  return (name) => {
    if (name === "exception") return { path: path(), version: APP_VERSION };
    return name === "title_rated" ? knownHaterFlags(queryClient, userId()) : {};
  };
}
