import { ApiFailure } from "@worthy/contract/apiFailure";

/** Whether a call failed only because its person has signed out meanwhile: nothing to report. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401;
