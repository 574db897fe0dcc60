import type { Endpoint } from "@worthy/contract";
import { describeSchema } from "./describeSchema.ts";
import { html, type Html } from "./html.ts";
import type { JsonSchema } from "./jsonSchema.ts";

/** The parts of an OpenAPI operation that are shown. */
export interface Operation {
  parameters?: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Readonly<
    Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
  >;
}

const ACCESS: Record<Endpoint["access"], string> = {
  public: "Anyone, without a bearer token.",
  optional: "Anyone; with a bearer token, the answer is personal.",
  person: "Anyone with a bearer token.",
  owner: "Only the person in the path, with their bearer token.",
  admin: "Administrators, with their bearer token.",
};

function parameterTable(parameters: Operation["parameters"] = []): Html {
  const rows = parameters.map(({ name, in: place, required, schema }) => {
    const note = schema.description ?? "";
    const fallback =
      schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`;
    return html`<tr>
      <td><code>${name}</code></td>
      <td>${place}${required ? ", needed" : ""}</td>
      <td><code>${describeSchema(schema)}</code></td>
      <td>${[note, fallback].filter(Boolean).join("; ")}</td>
    </tr>`;
  });
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">Where</th>
        <th scope="col">What</th>
        <th scope="col">Note</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function shape(label: string, schema: JsonSchema | undefined): Html {
  return schema
    ? html`<details>
        <summary>${label}</summary>
        <pre>${describeSchema(schema)}</pre>
      </details>`
    : html``;
}

function errorList(responses: Operation["responses"]): Html {
  const rows = Object.entries(responses).filter(([status]) => status !== "200");
  return html`<ul>
    ${rows.map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}
  </ul>`;
}

/** Everything about one endpoint. */
export function endpointSection(
  { id, method, path, summary, access, designed }: Endpoint,
  operation: Operation,
): Html {
  const body = operation.requestBody;
  return html`<article id="${id}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${summary}${designed ? " (Our own design.)" : ""}</p>
    <p class="access">${ACCESS[access]}</p>
    ${parameterTable(operation.parameters)}
    ${shape(body?.required ? "Body" : "Body, optional", body?.content["application/json"]?.schema)}
    ${shape("Answer", operation.responses["200"]?.content?.["application/json"]?.schema)}
    <p>Errors:</p>
    ${errorList(operation.responses)}
  </article> `;
}
