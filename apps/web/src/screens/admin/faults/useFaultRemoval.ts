import { useRemovals } from "../../../features/friends/useRemovals.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { useT } from "../../../messages/useT.ts";

const keyOf = (faultId: string) => `fault ${faultId}`;

/** Takes a fault off the list, with a way back for as long as it is offered. */
export function useFaultRemoval(): { isHidden: (faultId: string) => boolean; remove: (faultId: string) => void } {
  const { call } = useServices();
  const t = useT();
  const userId = useUserId() ?? "";
  const { hidden, remove } = useRemovals();
  return {
    isHidden: (faultId) => hidden.has(keyOf(faultId)),
    remove: (faultId) => remove({ key: keyOf(faultId), text: t("admin.mendedDone"), userId, write: () => call("removeFault", { params: { faultId } }), endpoint: "removeFault" }),
  };
}
