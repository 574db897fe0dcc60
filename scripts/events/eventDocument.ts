import type { EventDeclaration, EventDeclarations, Parameter } from "@worthy/domain";

const HEAD = `# Events

The tracking events of the product. \`node scripts/events.ts\` generates this page from the declarations in \`apps/web/src/features/events/\`. \`npm run check\` fails if
it is out of date, if a declared event is never fired, or if an event is fired without being declared. The server stores only declared events and parameters ([decision 46](decisions/0046-events-are-declared-once-and-need-consent.md)).

**Essential** events report errors that administrators need to know about. **Usage** events are recorded only with consent on that device, and never if the browser sends
Do Not Track or Global Privacy Control. All events stay on your own server ([decision 46](decisions/0046-events-are-declared-once-and-need-consent.md)) and are deleted after 180 days.

Every event also has a random id, its time, the visit's id (usage only), the client, and the account's id if there is one. Names start with a letter and have at most 40 letters, digits and underscores. An event has at
most 25 parameters; texts are cut to 100 characters.
`;

function kindOf(parameter: Parameter): string {
  return parameter.kind === "choice"
    ? parameter.values.map((value) => `\`${value}\``).join(", ")
    : parameter.kind;
}

function section(name: string, { purpose, consent, params, added = {} }: EventDeclaration): string {
  const row = ([key, parameter]: [string, Parameter], where = "") =>
    `| \`${key}\` | ${kindOf(parameter)} | ${parameter.about}${where} |`;
  const rows = [
    ...Object.entries(params).map((each) => row(each)),
    ...Object.entries(added).map((each) => row(each, " (added if known)")),
  ];
  const table =
    rows.length > 0 ? ["", "| parameter | type | meaning |", "|---|---|---|", ...rows] : [];
  return [
    `### \`${name}\``,
    "",
    `${consent === "essential" ? "Essential" : "Usage"}. ${purpose}`,
    ...table,
    "",
  ].join("\n");
}

/** The page of all events, by feature. */
export function eventDocument(catalogue: Readonly<Record<string, EventDeclarations>>): string {
  const features = Object.entries(catalogue).map(([feature, events]) => {
    const sections = Object.entries(events).map(([name, declaration]) =>
      section(name, declaration),
    );
    return [`## ${feature[0]?.toUpperCase()}${feature.slice(1)}`, "", ...sections].join("\n");
  });
  return `${[HEAD, ...features].join("\n").trimEnd()}\n`;
}
