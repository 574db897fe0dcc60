import type { EndpointId } from "@worthy/contract";
import type { Offer } from "../../platform/businessTheme.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const fieldOf = (value: unknown, name: string) => (isFields(value) ? value[name] : undefined);

/** Properties that list services, and where entries have the service's id. */
const SERVICES: Readonly<Record<string, (entry: unknown) => unknown>> = {
  providers: (entry) => fieldOf(entry, "id") ?? fieldOf(entry, "value"),
  serviceProviders: (entry) => fieldOf(entry, "id"),
  providerFacets: (entry) => fieldOf(fieldOf(entry, "source"), "id"),
};

/**
 * A response for a host that doesn't offer all services: removes all others from every list,
 * including those of titles.
 */
export function withinOffer(
  id: EndpointId,
  answer: unknown,
  { services }: Pick<Offer, "services">,
): unknown {
  if (services === null) return answer;
  const isOffered = (service: unknown) => typeof service !== "number" || services.has(service);
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const serviceOf = SERVICES[name];
        return [
          name,
          within(
            serviceOf && Array.isArray(part)
              ? part.filter((entry) => isOffered(serviceOf(entry)))
              : part,
          ),
        ];
      }),
    );
  };
  if (id !== "listEpisodeProviders" || !isFields(answer) || !Array.isArray(answer["results"]))
    return within(answer);
  const results = answer["results"].filter((entry) => isOffered(fieldOf(entry, "id")));
  return { ...answer, results, total: results.length };
}
