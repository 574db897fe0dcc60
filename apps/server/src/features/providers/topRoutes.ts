import { handlersOf } from "../../platform/http/handler.ts";
import {
  noProvider,
  type ProviderContext,
  type ProviderFinder,
  type ProviderPorts,
} from "./providerFinder.ts";
import { topProviderItems, topProviders } from "./topProviders.ts";

/** The services with the most for a person. */
export function topHandlers(
  ports: Pick<ProviderPorts, "open" | "servicesOn">,
  { read, offered }: ProviderFinder,
) {
  const topOptions = async <Query extends object>(query: Query, context: ProviderContext) => {
    const { region, services } = await read(context);
    return {
      ...query,
      ...services,
      region,
      now: context.now,
      only: ports.servicesOn(context.device.host),
    };
  };
  return handlersOf({
    listTopProviders: async ({ query }, context) =>
      topProviders(await ports.open(context), await topOptions(query, context)),
    listTopProviderItems: async ({ params: { providerId }, query }, context) =>
      offered(providerId, context)
        ? topProviderItems(await ports.open(context), providerId, await topOptions(query, context))
        : noProvider(providerId),
  });
}
