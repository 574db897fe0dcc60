import { ApiFailure } from "@worthy/contract/apiFailure";

const PLACE = /:\d+:\d+\)?$/;

/**
 * Where in the code an error occurred, by the first stack line with a location, in the format of
 * Chrome, or of Firefox and Safari; and the status of a failed call.
 */
export function causeOf(error: unknown, origin: string): { place?: string; status?: number } {
  const line =
    error instanceof Error ? error.stack?.split("\n").find((each) => PLACE.test(each)) : undefined;
  return {
    ...(line === undefined
      ? {}
      : { place: line.trim().replace(/^at /, "").replaceAll(origin, "").replace("@", " ") }),
    ...(error instanceof ApiFailure ? { status: error.status } : {}),
  };
}
