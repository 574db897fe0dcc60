import { ApiFailure } from "@worthy/contract/apiFailure";

const PLACE = /:\d+:\d+\)?$/;

/** Where in the program an error came from, by the first line of its stack that says so, as Chrome writes it or as Firefox and Safari do; and the answer of a call that failed. */
export function causeOf(error: unknown, origin: string): { place?: string; status?: number } {
  const line = error instanceof Error ? error.stack?.split("\n").find((each) => PLACE.test(each)) : undefined;
  return {
    ...(line === undefined ? {} : { place: line.trim().replace(/^at /, "").replaceAll(origin, "").replace("@", " ") }),
    ...(error instanceof ApiFailure ? { status: error.status } : {}),
  };
}
