import { PROVIDER_CATEGORIES } from "@worthy/domain";
import { handlersOf, type CallingDevice, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { PersonalView } from "../recommendations/personalView.ts";
import { presentService, presentUserProvider, type ServiceContext } from "./presentService.ts";
import { providerFacts } from "./providerFacts.ts";
import { readChosenRegion, writeChosenRegion } from "./regionStore.ts";
import { topProviderItems, topProviders } from "./topProviders.ts";
import { deleteUserProvider, findUserProviders, saveUserProvider } from "./userProviderStore.ts";

type Context = { owner: Owner | null; sql: Queries; now: number; device: Pick<CallingDevice, "host"> };

/** What providers need of other features, and of the installation. */
export interface ProviderPorts {
  snapshot(): CatalogueSnapshot;
  /** The catalogue as the caller sees it. */
  open(context: Context): Promise<PersonalView>;
  /** Country of the installation, ISO 3166-1 alpha-2. */
  country: string;
  /** Ids of the services that a host offers; null for all. */
  servicesOn(host: string): ReadonlySet<number> | null;
}

/** The country for which somebody sees what is on where: their own choice, else the installation's. */
export async function regionOf(sql: Queries, owner: Owner | null, country: string): Promise<string> {
  return (owner && (await readChosenRegion(sql, owner))) ?? country;
}

const noProvider = (id: number) => refuse("not-found", `There is no provider ${id}.`, "no-provider");
const notYours = () => refuse("forbidden", "This belongs to somebody else.");

export function providerHandlers(ports: ProviderPorts) {
  /** What is needed to speak of services to somebody. */
  const read = async ({ owner, sql, now }: Context) => {
    const [region, rows] = await Promise.all([regionOf(sql, owner, ports.country), owner ? findUserProviders(sql, owner) : []]);
    const services: ServiceContext = { facts: providerFacts(ports.snapshot(), { region, now }), mine: new Set(rows.map(({ providerId }) => providerId)) };
    return { region, rows, services };
  };
  /** The provider, where there is such a one and the host that was asked offers it. */
  const offered = (id: number, { device }: Context) => (ports.servicesOn(device.host)?.has(id) === false ? undefined : ports.snapshot().provider(id));
  const ownProviders = async (context: Context) => {
    const { rows, services } = await read(context);
    const providers = rows.flatMap((row) => {
      const known = offered(row.providerId, context);
      return known ? [presentUserProvider(row, known, services)] : [];
    });
    return { providers, total: providers.length };
  };
  const topWish = async <Query extends object>(query: Query, context: Context) => {
    const { region, services } = await read(context);
    return { ...query, ...services, region, now: context.now, only: ports.servicesOn(context.device.host) };
  };
  const regionAnswer = (chosen: string | null) => ({ region: chosen ?? ports.country, chosen: chosen !== null });

  return handlersOf<"listProviders" | "listUserProviders" | "addUserProvider" | "removeUserProvider" | "listTopProviders" | "listTopProviderItems" | "getRegion" | "setRegion">({
    listProviders: async (_input, context) => {
      const { region, services } = await read(context);
      const all = ports
        .snapshot()
        .providers.filter(({ id }) => offered(id, context))
        .map((provider) => presentService(provider, services));
      const providers = all.toSorted((a, b) => b.numTitles - a.numTitles || a.id - b.id);
      const categories = PROVIDER_CATEGORIES.map((name) => ({ name, providerIds: providers.filter((each) => each.categories.includes(name)).map(({ id }) => id) }));
      return { providers, categories, region, total: providers.length };
    },

    // Without a user there is nothing to list, which is no error.
    listUserProviders: ({ params }, context) => {
      if (!context.owner) return { providers: [], total: 0 };
      return params.userId === context.owner.userId ? ownProviders(context) : notYours();
    },
    addUserProvider: async ({ body }, context) => {
      if (body.userId !== undefined && body.userId !== context.owner.userId) return notYours();
      if (!offered(body.providerId, context)) return noProvider(body.providerId);
      const added = await saveUserProvider(context.sql, context.owner, body);
      context.tellScreens([context.owner.userId], "account:changed", { what: "providers" });
      return { ...(await ownProviders(context)), added };
    },
    removeUserProvider: async ({ params: { providerId } }, context) => {
      if (!ports.snapshot().provider(providerId)) return noProvider(providerId);
      const removed = await deleteUserProvider(context.sql, context.owner, providerId);
      context.tellScreens([context.owner.userId], "account:changed", { what: "providers" });
      return { ...(await ownProviders(context)), success: true as const, removed };
    },

    listTopProviders: async ({ query }, context) => topProviders(await ports.open(context), await topWish(query, context)),
    listTopProviderItems: async ({ params: { providerId }, query }, context) =>
      offered(providerId, context) ? topProviderItems(await ports.open(context), providerId, await topWish(query, context)) : noProvider(providerId),

    getRegion: async (_input, { sql, owner }) => regionAnswer(await readChosenRegion(sql, owner)),
    setRegion: async ({ body }, { sql, owner, tellScreens }) => {
      await writeChosenRegion(sql, owner, body.region);
      tellScreens([owner.userId], "account:changed", { what: "region" });
      return regionAnswer(body.region);
    },
  });
}
