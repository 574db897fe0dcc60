import { PROVIDER_CATEGORIES } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentService, presentUserProvider } from "./presentService.ts";
import {
  createProviderFinder,
  noProvider,
  type ProviderContext,
  type ProviderPorts,
} from "./providerFinder.ts";
import { topHandlers } from "./topRoutes.ts";
import { deleteUserProvider, saveUserProvider } from "./userProviderStore.ts";
import { readChosenRegion, writeChosenRegion } from "../accounts/chosenRegion.ts";

const notYours = () => refuse("forbidden", "This belongs to someone else.");

/** Services, those a person has, and their region. */
export function providerHandlers(ports: ProviderPorts) {
  const finder = createProviderFinder(ports);
  const { read, offered } = finder;
  const ownProviders = async (context: ProviderContext) => {
    const { rows, services } = await read(context);
    const providers = rows.flatMap((row) => {
      const known = offered(row.providerId, context);
      return known ? [presentUserProvider(row, known, services)] : [];
    });
    return { providers, total: providers.length };
  };
  const own = handlersOf({
    listProviders: async (_input, context) => {
      const { region, services } = await read(context);
      const all = ports
        .snapshot()
        .providers.filter(({ id }) => offered(id, context))
        .map((provider) => presentService(provider, services));
      const providers = all.toSorted((a, b) => b.numTitles - a.numTitles || a.id - b.id);
      const categories = PROVIDER_CATEGORIES.map((name) => ({
        name,
        providerIds: providers.filter((each) => each.categories.includes(name)).map(({ id }) => id),
      }));
      return { providers, categories, region, total: providers.length };
    },

    // Without a user there is nothing to list, which is not an error.
    listUserProviders: ({ params }, context) => {
      if (!context.owner) return { providers: [], total: 0 };
      return params.userId === context.owner.userId ? ownProviders(context) : notYours();
    },
    addUserProvider: async ({ body }, context) => {
      if (body.userId !== undefined && body.userId !== context.owner.userId) return notYours();
      if (!offered(body.providerId, context)) return noProvider(body.providerId);
      const added = await saveUserProvider(context.sql, context.owner, body);
      context.notifyScreens([context.owner.userId], "account:changed", { what: "providers" });
      return { ...(await ownProviders(context)), added };
    },
    removeUserProvider: async ({ params: { providerId } }, context) => {
      if (!ports.snapshot().provider(providerId)) return noProvider(providerId);
      const removed = await deleteUserProvider(context.sql, context.owner, providerId);
      context.notifyScreens([context.owner.userId], "account:changed", { what: "providers" });
      return { ...(await ownProviders(context)), success: true as const, removed };
    },
  });
  return { ...own, ...topHandlers(ports, finder), ...regionHandlers(ports) };
}

/** The country whose offers a person sees. */
function regionHandlers(ports: Pick<ProviderPorts, "country">) {
  const regionAnswer = (chosen: string | null) => ({
    region: chosen ?? ports.country,
    chosen: chosen !== null,
  });

  return handlersOf({
    getRegion: async (_input, { sql, owner }) => regionAnswer(await readChosenRegion(sql, owner)),
    setRegion: async ({ body }, { sql, owner, notifyScreens }) => {
      await writeChosenRegion(sql, owner, body.region);
      notifyScreens([owner.userId], "account:changed", { what: "region" });
      return regionAnswer(body.region);
    },
  });
}
