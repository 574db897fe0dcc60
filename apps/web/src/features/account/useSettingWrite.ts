import type { CallInput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateWhere } from "../../api/invalidateTopics.ts";
import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";
import { useLocale } from "../../locale/useLocale.ts";
import { settingsQuery } from "./accountQueries.ts";

export type SettingsChange = NonNullable<CallInput<"putSettings">["body"]>;

/** Identifies these writes while they last, with what they make stale. */
export const SETTINGS_WRITE = ["settings"];

/** Answers that depend on who shares ratings. */
const SHARED_TOPICS: readonly unknown[] = ["friends", "watchlists"];
const SHARED_PICKS: readonly unknown[] = ["pickForUs", "listCombinedRecommendations"];

interface Told {
  /** What to say on failure, instead of "Oops!" */
  notSaved?: string;
  onSaved?: (change: SettingsChange) => void;
}

/** Saves settings at once, one after the other. On failure only these go back. */
export function useSettingWrite(
  userId: string,
  { notSaved, onSaved }: Told = {},
): (change: SettingsChange) => void {
  const { call, toasts, track } = useServices();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const mutation = useMutation({
    mutationKey: SETTINGS_WRITE,
    scope: { id: "settings" },
    mutationFn: (body: SettingsChange) => call("putSettings", { params: { userId }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
      return before;
    },
    onSuccess: (_answer, change) => {
      onSaved?.(change);
      // Titles are in nearly all answers.
      if ("showOriginalNamesEnabled" in change)
        return invalidateWhere(queryClient, ({ queryKey: [topic] }) => topic !== "settings");
      return "shareRatingsWithFriendsEnabled" in change || "ratingSharingAgreed" in change
        ? invalidateWhere(
            queryClient,
            ({ queryKey: [topic, id] }) =>
              SHARED_TOPICS.includes(topic) || SHARED_PICKS.includes(id),
          )
        : undefined;
    },
    onError: (error, change, before) => {
      const changed = new Set(Object.keys(change));
      const old = Object.entries(before ?? {}).filter(([name]) => changed.has(name));
      queryClient.setQueryData(
        queryKey,
        (settings) => settings && { ...settings, ...Object.fromEntries(old) },
      );
      track("exception", { description: error.message, fatal: false }, error);
      showFailure(
        { toasts, locale },
        {
          id: [...changed].join(" "),
          retry: () => mutation.mutate(change),
          ...(notSaved === undefined ? {} : { text: notSaved }),
        },
      );
    },
  });
  return mutation.mutate;
}
