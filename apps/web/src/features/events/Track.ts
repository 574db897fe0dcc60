import type { NamesOf, ParamsOf } from "@worthy/domain";
import type { eventCatalogue } from "./eventCatalogue.ts";

type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;
type Declarations = Together<(typeof eventCatalogue)[keyof typeof eventCatalogue]>;

/** All events with their parameters, as declared in the features. */
export type EventMap = { [Name in keyof Declarations]: ParamsOf<Pick<Declarations, Name>>[Name] };

export type EventName = keyof EventMap;
/**
 * @param cause the cause of a fault: its location, and the status of a failed call, are recorded
 */
export type Track = <Name extends EventName>(
  name: Name,
  params: EventMap[Name],
  cause?: unknown,
) => void;

/** Essential events, recorded without consent. The type ensures that the list is complete. */
export const ESSENTIAL_EVENTS: Readonly<Record<NamesOf<Declarations, "essential">, true>> = {
  exception: true,
  api_error: true,
  recommendations_retry: true,
  exception_recommendations: true,
};
