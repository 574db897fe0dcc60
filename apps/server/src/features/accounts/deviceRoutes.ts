import { handlersOf } from "../../platform/http/handler.ts";
import { sha256 } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteBearer, deleteDevice, deleteOtherBearers, findDevices } from "./bearerStore.ts";

export function deviceHandlers() {
  return handlersOf<"listDevices" | "signOutDevice" | "signOutOtherDevices" | "logout">({
    listDevices: async ({ query }, { owner, caller, sql }) => {
      const own = caller?.bearer === undefined ? null : sha256(caller.bearer);
      const { rows, total } = await findDevices(sql, owner, query);
      const results = rows.map(({ bearerId, tokenHash, label, source, createdAt, lastSeenAt }) => ({
        id: bearerId,
        label,
        source,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: tokenHash === own,
      }));
      return { results, total };
    },

    signOutDevice: async ({ params }, { owner, sql }) =>
      (await deleteDevice(sql, owner, params.deviceId)) ? { success: true } : refuse("not-found", "No such device is signed in."),

    signOutOtherDevices: async (_input, { owner, caller, sql }) => ({ signedOut: await deleteOtherBearers(sql, owner, sha256(caller?.bearer ?? "")) }),

    logout: async (_input, { owner, caller, sql, afterCommit, endSession }) => {
      await deleteBearer(sql, owner, sha256(caller?.bearer ?? ""));
      afterCommit(endSession);
      return { success: true };
    },
  });
}
