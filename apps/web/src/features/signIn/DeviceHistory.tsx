import type { CallOutput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useId, useState } from "react";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import type { Account } from "../services/SessionStore.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { mergeWords } from "./mergeWords.ts";
import { Notice } from "./Notice.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

/**
 * Asks whether to merge the data of this browser's anonymous account, proved by its bearer,
 * including unsent writes.
 */
export function DeviceHistory({ account }: { account: Account }) {
  const locale = useLocale();
  const t = useTexts(signInTexts);
  const id = useId();
  const { call, writes } = useServices();
  const userId = useUserId() ?? "";
  const queryClient = useQueryClient();
  const [left, leave] = useState(false);
  const bring = useMutation<CallOutput<"bringDeviceHistory">>({
    mutationFn: () =>
      call("bringDeviceHistory", { params: { userId }, body: { token: account.api_token } }),
    onSuccess: async () => {
      const offlineWrites = await writes.ready().catch(() => null);
      offlineWrites?.transfer(account, userId);
      await invalidateAfter(queryClient, "bringDeviceHistory");
    },
  });
  if (left) return null;
  if (bring.data) return <Notice text={mergeWords(bring.data.merged, locale)} />;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-sheet border border-edge bg-lifted p-5"
    >
      <div>
        <h2 id={id} className="font-display text-lg font-semibold text-balance">
          {t("signIn.before")}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-second">{t("signIn.beforeHint")}</p>
      </div>
      {bring.isError ? <Notice urgent text={t("signIn.broughtNothing")} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={bring.isPending} onClick={() => bring.mutate()}>
          {t("signIn.bring")}
        </Button>
        <Button variant="quiet" onClick={() => leave(true)}>
          {t("signIn.leave")}
        </Button>
      </div>
    </section>
  );
}
