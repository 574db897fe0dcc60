import type { QueryClient } from "@tanstack/react-query";
import { APP_VERSION, testsText, type Variants } from "@worthy/domain";
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
  /** A/B test variants in effect on the page. */
  tests: () => Variants;
}

/**
 * Parameters added to events as declared in the catalogue (`added`): to faults where they happened,
 * to ratings who rates, to views the A/B variants.
 */
export function addedParams({
  queryClient,
  userId,
  path,
  origin,
  tests,
}: AddedParts): (name: string, cause?: unknown) => TrackedEvent["params"] {
  return (name, cause) => {
    if (name === "exception")
      return { path: path(), version: APP_VERSION, ...causeOf(cause, origin) };
    // At the time of firing: another page may be open before it is sent.
    if (name === "page_view") return withTests(tests());
    return name === "title_rated" ? knownHaterFlags(queryClient, userId()) : {};
  };
}

const withTests = (tests: Variants): TrackedEvent["params"] =>
  Object.keys(tests).length === 0 ? {} : { tests: testsText(tests) };
