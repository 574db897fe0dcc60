import type { EventDeclaration, EventDeclarations, Parameter } from "@worthy/domain";

const HEAD = `# Events

What the product notes of how it is used. This page is made from the declarations beside the features (\`apps/web/src/features/*/*Events.ts\`) by \`node scripts/events.ts\`; \`npm run check\` says
when it is not up to date, when an event is declared that nothing fires, and when something is fired that is not declared. The server keeps no other events, and no other parameters of them ([decision 70](decisions/0070-events-that-nobody-declared-are-left-out.md)).

**Essential** events run the product: faults, which whoever runs it has to know of. **Usage** events are noted only after somebody has said yes on that device, and never where the browser sends
Do Not Track or Global Privacy Control. All stay on the server that you asked ([decision 46](decisions/0046-events-by-consent.md)) and are removed after 180 days.

Every event also has a random id, its time, the visit's id (usage only), the client, and the account's id where there is an account. Names have at most 40 letters, digits and underscores and begin with a letter; an event has at
most 25 parameters; texts have at most 100 characters, longer ones are cut.
`;

function kindOf(parameter: Parameter): string {
  return parameter.kind === "choice" ? parameter.values.map((value) => `\`${value}\``).join(", ") : parameter.kind;
}

function section(name: string, { purpose, consent, params, added = {} }: EventDeclaration): string {
  const row = ([key, parameter]: [string, Parameter], where = "") => `| \`${key}\` | ${kindOf(parameter)} | ${parameter.about}${where} |`;
  const rows = [...Object.entries(params).map((each) => row(each)), ...Object.entries(added).map((each) => row(each, " (added where it is known)"))];
  const table = rows.length > 0 ? ["", "| parameter | holds | meaning |", "|---|---|---|", ...rows] : [];
  return [`### \`${name}\``, "", `${consent === "essential" ? "Essential" : "Usage"}. ${purpose}`, ...table, ""].join("\n");
}

/** The page of all events, by feature. */
export function eventDocument(catalogue: Readonly<Record<string, EventDeclarations>>): string {
  const features = Object.entries(catalogue).map(([feature, events]) => {
    const sections = Object.entries(events).map(([name, declaration]) => section(name, declaration));
    return [`## ${feature[0]?.toUpperCase()}${feature.slice(1)}`, "", ...sections].join("\n");
  });
  return `${[HEAD, ...features].join("\n").trimEnd()}\n`;
}
