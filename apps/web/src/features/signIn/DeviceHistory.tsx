import type { CallOutput } from "@worthy/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useId, useState } from "react";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useT } from "../../messages/useT.ts";
import type { Account } from "../session/account.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { mergeWords } from "./mergeWords.ts";
import { Notice } from "./Notice.tsx";

/** Asks whether what this browser's anonymous account holds, proved by its bearer, is to come along, with what was not sent yet. */
export function DeviceHistory({ account }: { account: Account }) {
  const t = useT();
  const id = useId();
  const { call, writes } = useServices();
  const userId = useUserId() ?? "";
  const queryClient = useQueryClient();
  const [left, leave] = useState(false);
  const bring = useMutation<CallOutput<"bringDeviceHistory">>({
    mutationFn: () => call("bringDeviceHistory", { params: { userId }, body: { token: account.api_token } }),
    onSuccess: async () => {
      const queue = await writes.ready().catch(() => null);
      queue?.carry(account, userId);
      await invalidateAfter(queryClient, "bringDeviceHistory");
    },
  });
  if (left) return null;
  if (bring.data) return <Notice text={mergeWords(bring.data.merged, t)} />;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-sheet border border-edge bg-lifted p-5">
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
