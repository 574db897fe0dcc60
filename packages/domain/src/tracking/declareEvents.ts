import { EVENT_LIMITS, eventProblems, type EventValue } from "./eventRules.ts";

/**
 * Whether an event needs consent: `essential` events run the product (faults that administrators
 * need to know about); `usage` events tell how the product is used and need the person's consent.
 */
export type ConsentClass = "essential" | "usage";

interface Described {
  /** What it holds, in a few words. */
  about: string;
}

/** What a parameter may hold. */
export type Parameter<Value extends EventValue = EventValue> = Described &
  (
    | { kind: "text" }
    | { kind: "number" }
    | { kind: "flag" }
    | { kind: "choice"; values: readonly string[] }
  ) & {
    /** Type only: what a caller passes. */
    readonly value?: Value;
  };

export const aText = (about: string): Parameter<string> => ({ kind: "text", about });
export const aNumber = (about: string): Parameter<number> => ({ kind: "number", about });
export const aFlag = (about: string): Parameter<boolean> => ({ kind: "flag", about });
export const oneOf = <const Values extends readonly string[]>(
  about: string,
  values: Values,
): Parameter<Values[number]> => ({ kind: "choice", about, values });

export interface EventDeclaration {
  /** What it is recorded for: the decision it helps with. */
  purpose: string;
  consent: ConsentClass;
  params: Readonly<Record<string, Parameter>>;
  /** Parameters that aren't fired with it but added later, if known. */
  added?: Readonly<Record<string, Parameter>>;
}

export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** Declares events next to the feature that fires them. */
export function declareEvents<const Events extends EventDeclarations>(events: Events): Events {
  return events;
}

type ValueOf<P> = P extends Parameter<infer Value> ? Value : never;

/** The parameters of each event, for code that fires them. */
export type ParamsOf<Events extends EventDeclarations> = {
  [Name in keyof Events]: {
    [Key in keyof Events[Name]["params"]]: ValueOf<Events[Name]["params"][Key]>;
  };
};

/** The names of the events in one consent class. */
export type NamesOf<Events extends EventDeclarations, Class extends ConsentClass> = {
  [Name in keyof Events]: Events[Name]["consent"] extends Class ? Name : never;
}[keyof Events];

/**
 * Problems of the declarations themselves: invalid names, exceeded limits, impossible choices,
 * missing purposes.
 */
export function declarationProblems(events: EventDeclarations): string[] {
  return Object.entries(events).flatMap(([name, { purpose, params: fired, added = {} }]) => {
    const params = { ...fired, ...added };
    const choices = Object.entries(params).flatMap(([key, parameter]) =>
      parameter.kind === "choice" ? parameter.values.map((value) => [key, value] as const) : [],
    );
    return [
      ...(purpose === "" ? [`${name} has no purpose`] : []),
      ...eventProblems({
        name,
        params: Object.fromEntries(Object.keys(params).map((key) => [key, null])),
      }),
      ...choices
        .filter(([, value]) => value.length > EVENT_LIMITS.text)
        .map(([key, value]) => `${key} of ${name} cannot hold ${value}`),
    ];
  });
}
