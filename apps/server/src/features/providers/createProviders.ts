import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { readerOf, type ProviderPorts } from "./providerFinder.ts";
import { providerHandlers } from "./routes.ts";
import { serviceData } from "./serviceData.ts";
import { findProvidersOf, findUserProviders } from "./userProviderStore.ts";

interface Neighbours {
  business: Pick<ProviderPorts, "servicesOn">;
  catalogue: Pick<ProviderPorts, "snapshot"> & {
    providerName(providerId: number): string | null;
  };
  recommendations: Pick<ProviderPorts, "open">;
}

/** Streaming services, and where titles are available. */
export function createProviders({ country }: Platform, others: Neighbours) {
  const { business, catalogue, recommendations } = others;
  return {
    handlers: providerHandlers({
      snapshot: catalogue.snapshot,
      open: recommendations.open,
      country,
      servicesOn: business.servicesOn,
    }),
    personalData: serviceData({ providerName: catalogue.providerName }),
    /** The country whose offers somebody sees, and whether titles under original names. */
    readerOf: (sql: Queries, owner: Owner | null) => readerOf(sql, owner, country),
    /** The services of each of these people. */
    servicesOf: findProvidersOf,
    countServices: async (sql: Queries, owner: Owner) =>
      (await findUserProviders(sql, owner)).length,
  } satisfies Feature & Offers;
}

export type Providers = ReturnType<typeof createProviders>;
