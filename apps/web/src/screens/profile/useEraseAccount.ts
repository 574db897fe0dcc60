import { useMutation } from "@tanstack/react-query";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { DELETED_PATH } from "../../features/session/signInPaths.ts";

/** Deletes the account for good; the device is nobody's afterwards, and somebody is told so. */
export function useEraseAccount(userId: string): { erase: () => void; busy: boolean } {
  const { call, session, writes } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: () => call("deleteUser", { params: { userId }, body: { confirm: "DELETE" } }),
    onSuccess: async () => {
      // Nobody is left to send them for.
      await writes.ready().then(
        (queue) => queue.discard("waiting"),
        () => {},
      );
      session.clear();
      location.assign(DELETED_PATH); // instead of where everybody goes who is signed out
    },
    onError: (error) => failed(error, () => mutation.mutate()),
  });
  return { erase: () => mutation.mutate(), busy: mutation.isPending };
}
