import { EVENT_LIMITS, eventProblems, eventText, type EventValue } from "./eventRules.ts";

/**
 * Whether an event may be noted before anybody has agreed: `essential` runs the product (faults, which whoever runs it has to know of), `usage` tells how the product is
 * used, and needs the person's agreement.
 */
export type ConsentClass = "essential" | "usage";

interface Described {
  /** What it holds, in a few words. */
  about: string;
}

/** What one parameter may hold. */
export type Parameter<Value extends EventValue = EventValue> = Described &
  ({ kind: "text" } | { kind: "number" } | { kind: "flag" } | { kind: "choice"; values: readonly string[] }) & {
    /** Only for the type: what a caller hands in. */
    readonly value?: Value;
  };

export const aText = (about: string): Parameter<string> => ({ kind: "text", about });
export const aNumber = (about: string): Parameter<number> => ({ kind: "number", about });
export const aFlag = (about: string): Parameter<boolean> => ({ kind: "flag", about });
export const oneOf = <const Values extends readonly string[]>(about: string, values: Values): Parameter<Values[number]> => ({ kind: "choice", about, values });

export interface EventDeclaration {
  /** What it is noted for: what somebody decides by it. */
  purpose: string;
  consent: ConsentClass;
  params: Readonly<Record<string, Parameter>>;
  /** What is not fired with it but comes to it on its way, where it is known. */
  added?: Readonly<Record<string, Parameter>>;
}

export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** Declares events beside the feature that fires them. */
export function declareEvents<const Events extends EventDeclarations>(events: Events): Events {
  return events;
}

type ValueOf<P> = P extends Parameter<infer Value> ? Value : never;

/** The parameters of each event, for those who fire them. */
export type ParamsOf<Events extends EventDeclarations> = {
  [Name in keyof Events]: { [Key in keyof Events[Name]["params"]]: ValueOf<Events[Name]["params"][Key]> };
};

/** The names of those that one class of consent is enough for. */
export type NamesOf<Events extends EventDeclarations, Class extends ConsentClass> = {
  [Name in keyof Events]: Events[Name]["consent"] extends Class ? Name : never;
}[keyof Events];

function fits(parameter: Parameter, value: unknown): boolean {
  if (parameter.kind === "choice") return parameter.values.some((each) => each === value);
  if (parameter.kind === "number") return typeof value === "number" && Number.isFinite(value);
  return typeof value === (parameter.kind === "text" ? "string" : "boolean");
}

/** An event as its declaration allows it, long texts cut; or what is wrong with it. */
export function parseEvent(events: EventDeclarations, name: string, params: Readonly<Record<string, unknown>>): Record<string, EventValue> | { problem: string } {
  const declaration = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!declaration) return { problem: `no event is called ${name}` };
  const declared = { ...declaration.params, ...declaration.added };
  const unknown = Object.keys(params).find((key) => !Object.hasOwn(declared, key));
  if (unknown !== undefined) return { problem: `${name} has no parameter ${unknown}` };
  const mayMiss = (key: string) => !Object.hasOwn(declaration.params, key) && !Object.hasOwn(params, key);
  const wrong = Object.entries(declared).find(([key, parameter]) => !mayMiss(key) && !fits(parameter, params[key]));
  if (wrong) return { problem: `${wrong[0]} of ${name} is no ${wrong[1].kind}` };
  return Object.fromEntries(Object.entries(params as Record<string, EventValue>).map(([key, value]) => [key, typeof value === "string" ? eventText(value) : value])); // each fits its declaration
}

/** What is wrong with declarations themselves: names, limits, choices that an event could not hold, purposes left out. */
export function declarationProblems(events: EventDeclarations): string[] {
  return Object.entries(events).flatMap(([name, { purpose, params: fired, added = {} }]) => {
    const params = { ...fired, ...added };
    const choices = Object.entries(params).flatMap(([key, parameter]) => (parameter.kind === "choice" ? parameter.values.map((value) => [key, value] as const) : []));
    return [
      ...(purpose === "" ? [`${name} has no purpose`] : []),
      ...eventProblems({ name, params: Object.fromEntries(Object.keys(params).map((key) => [key, null])) }),
      ...choices.filter(([, value]) => value.length > EVENT_LIMITS.text).map(([key, value]) => `${key} of ${name} cannot hold ${value}`),
    ];
  });
}
