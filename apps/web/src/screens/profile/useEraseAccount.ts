import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** Deletes the account for good; the device is nobody's afterwards, at the start, and is told so. */
export function useEraseAccount(userId: string): { erase: () => void; busy: boolean } {
  const { call, session, toasts } = useServices();
  const t = useT();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: () => call("deleteUser", { params: { userId }, body: { confirm: "DELETE" } }),
    onSuccess: async () => {
      session.clear();
      queryClient.clear();
      await navigate("/", { replace: true });
      toasts.show({ text: t("account.erased"), timeout: 10_000 });
    },
    onError: (error) => failed(error, () => mutation.mutate()),
  });
  return { erase: () => mutation.mutate(), busy: mutation.isPending };
}
