import { useT } from "../../messages/useT.ts";
import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";

/** Signs out, once it is settled what becomes of writes that wait, at once also where the server is not reached; or says that it failed and offers to try again. */
export function useSignOut(): () => void {
  const t = useT();
  const { login, writes, toasts } = useServices();
  const leave = async () => {
    // Where the queue's program did not come, nothing was written on this page; what an earlier one left is kept.
    const queue = await writes.ready().catch(() => null);
    await (queue ? queue.leave(login.signOut) : login.signOut());
  };
  const signOut = () => void leave().catch(() => showFailure({ toasts, t }, { text: t("shell.signOutFailed"), retry: signOut, id: "sign-out" }));
  return signOut;
}
