import type { EventDeclarations } from "@worthy/domain";

const HEAD = `// Made by \`node scripts/events.ts\` from the declarations beside the web's features: changes here are lost.

/** The parameters of every event that is declared, by its name. */
export const DECLARED_EVENTS: Readonly<Record<string, readonly string[]>> = {`;

/** The module by which the server knows the catalogue: it may not import the web. */
export function declaredEvents(catalogue: Readonly<Record<string, EventDeclarations>>): string {
  const events = Object.values(catalogue).flatMap((ofFeature) => Object.entries(ofFeature));
  const lines = events.map(([name, { params, added = {} }]) => `  ${name}: ${JSON.stringify([...Object.keys(params), ...Object.keys(added)])},`);
  return [HEAD, ...lines.toSorted(), "};", ""].join("\n");
}
