import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteFault, findFaults, type StoredFault } from "./faultStore.ts";

const presentFault = ({
  fingerprint,
  source,
  message,
  address,
  status,
  userId,
  release,
  detail,
  count,
  firstSeenAt,
  lastSeenAt,
}: StoredFault) => ({
  id: fingerprint,
  source,
  message,
  address,
  status,
  userId,
  release,
  detail,
  count,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

export function faultHandlers() {
  return handlersOf({
    listFaults: async ({ query }, { sql }) => {
      const { faults, total } = await findFaults(sql, query);
      return { results: faults.map(presentFault), total };
    },
    removeFault: async ({ params }, { sql }) =>
      (await deleteFault(sql, params.faultId))
        ? { success: true as const }
        : refuse("not-found", "This error is no longer listed.", "no-fault"),
  });
}
