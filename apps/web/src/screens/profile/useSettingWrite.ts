import type { CallOutput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { showFailure } from "../../features/failures/failureToasts.ts";
import { useServices } from "../../features/services/Services.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import accountFrameTexts from "./texts/accountFrame.en.json" with { type: "json" };

interface SettingChange {
  name: keyof CallOutput<"getSettings">;
  on: boolean;
}

/** Saves settings at once, one after the other. On failure only that switch goes back. */
export function useSettingWrite(userId: string): (change: SettingChange) => void {
  const { call, toasts, track } = useServices();
  const locale = useLocale();
  const t = useTexts(accountFrameTexts);
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const show = ({ name, on }: SettingChange) =>
    queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, [name]: on });
  const mutation = useMutation({
    scope: { id: "settings" },
    mutationFn: ({ name, on }: SettingChange) =>
      call("putSettings", { params: { userId }, body: { [name]: on } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    // It determines whether friends' ratings are visible.
    onSuccess: (_answer, { name }) =>
      name === "shareRatingsWithFriendsEnabled"
        ? invalidateTopics(queryClient, ["friends"])
        : undefined,
    onError: (error, change) => {
      show({ ...change, on: !change.on });
      track("exception", { description: error.message, fatal: false }, error);
      showFailure(
        { toasts, locale },
        { id: change.name, text: t("accountFrame.notSaved"), retry: () => mutation.mutate(change) },
      );
    },
  });
  return mutation.mutate;
}
