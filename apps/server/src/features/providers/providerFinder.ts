import type { Language } from "@worthy/domain";
import type { CallingDevice, Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Reader } from "../titles/providersIn.ts";
import type { PersonalView } from "../recommendations/personalView.ts";
import type { ServiceContext } from "./presentService.ts";
import { providerFacts } from "./providerFacts.ts";
import { readSight } from "../accounts/chosenRegion.ts";
import { findUserProviders } from "./userProviderStore.ts";

export type ProviderContext = {
  owner: Owner | null;
  sql: Queries;
  now: number;
  language: Language;
  device: Pick<CallingDevice, "host">;
};

/** What providers need from other features and the installation. */
export interface ProviderPorts {
  snapshot(): CatalogueSnapshot;
  /** The catalogue as the caller sees it. */
  open(context: ProviderContext): Promise<PersonalView>;
  /** Country of the installation, ISO 3166-1 alpha-2. */
  country: string;
  /** Ids of the services a host offers; null for all. */
  servicesOn(host: string): ReadonlySet<number> | null;
}

/**
 * The country whose offers somebody sees: their own choice, otherwise the installation's; and
 * whether they see titles under their original names.
 */
export async function readerOf(
  sql: Queries,
  owner: Owner | null,
  country: string,
): Promise<Reader> {
  const sight = owner && (owner.preloaded ?? (await readSight(sql, owner)));
  return { region: sight?.region ?? country, original: sight?.showOriginalNamesEnabled ?? false };
}

export const noProvider = (id: number) =>
  refuse("not-found", `There is no provider ${id}.`, "no-provider");

/** Finds providers, and the data to present them to somebody. */
export function createProviderFinder(ports: ProviderPorts) {
  /** The data needed to present services to somebody. */
  const read = async ({ owner, sql, now }: ProviderContext) => {
    const [{ region }, rows] = await Promise.all([
      readerOf(sql, owner, ports.country),
      owner ? findUserProviders(sql, owner) : [],
    ]);
    const services: ServiceContext = {
      facts: providerFacts(ports.snapshot(), { region, now }),
      mine: new Set(rows.map(({ providerId }) => providerId)),
    };
    return { region, rows, services };
  };
  /** The provider, if it exists and the requested host offers it. */
  const offered = (id: number, { device }: ProviderContext) =>
    ports.servicesOn(device.host)?.has(id) === false ? undefined : ports.snapshot().provider(id);
  return { read, offered };
}

export type ProviderFinder = ReturnType<typeof createProviderFinder>;
