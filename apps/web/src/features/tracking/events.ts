import type { NamesOf, ParamsOf } from "@worthy/domain";
import type { eventCatalogue } from "./eventCatalogue.ts";

type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (whole: infer Whole) => void ? Whole : never;
type Declarations = Together<(typeof eventCatalogue)[keyof typeof eventCatalogue]>;

/** Every event of the product with its parameters, as the features declare them. */
export type EventMap = { [Name in keyof Declarations]: ParamsOf<Pick<Declarations, Name>>[Name] };

export type EventName = keyof EventMap;
/** @param cause what a fault is told of by: where it came from, and the status of a call that failed, are noted with it */
export type Track = <Name extends EventName>(name: Name, params: EventMap[Name], cause?: unknown) => void;

/** Those that run the product: noted before anybody has agreed. The type sees to it that none is missing, and none too many. */
export const ESSENTIAL_EVENTS: Readonly<Record<NamesOf<Declarations, "essential">, true>> = {
  exception: true,
  api_error: true,
  recommendations_retry: true,
  exception_recommendations: true,
};
