import type { ApiFailure } from "@worthy/contract/apiFailure";
import { spoken } from "./speech.ts";

/** Why a call failed, as a person may read it. The server says it in English; other languages know it by its code or its status. */
export function failureText(failure: ApiFailure): string {
  return spoken()?.refusal(failure) ?? failure.message;
}
