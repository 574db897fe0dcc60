import { handlersOf } from "../../platform/http/handler.ts";
import { sha256 } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { AccountPorts } from "./accountPorts.ts";
import { deleteBearer, deleteDevice, deleteOtherBearers, findDevices } from "./bearerStore.ts";
import { endApprovals } from "./linkStore.ts";

/** What signing out needs from the platform. */
type DevicePorts = Pick<AccountPorts, "disconnectBearer" | "endLinks">;

export function deviceHandlers({ disconnectBearer, endLinks }: DevicePorts) {
  return handlersOf({
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

    signOutDevice: async ({ params }, { owner, sql, afterCommit }) => {
      const gone = await deleteDevice(sql, owner, params.deviceId);
      if (gone === null) return refuse("not-found", "This device isn’t signed in.", "no-device");
      afterCommit(() => disconnectBearer(gone));
      return { success: true };
    },

    signOutOtherDevices: async (_input, { owner, caller, sql, afterCommit }) => {
      const gone = await deleteOtherBearers(sql, owner, sha256(caller?.bearer ?? ""));
      await endApprovals(sql, owner);
      await endLinks(sql, owner);
      afterCommit(() => gone.forEach(disconnectBearer));
      return { signedOut: gone.length };
    },

    logout: async (_input, { owner, caller, sql, afterCommit, endSession }) => {
      const gone = sha256(caller?.bearer ?? "");
      await deleteBearer(sql, owner, gone);
      afterCommit(endSession);
      afterCommit(() => disconnectBearer(gone));
      return { success: true };
    },
  });
}
