import type { CallOutput } from "@worthy/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { useId } from "react";
import { apiQuery } from "../../api/apiQuery.ts";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { Notice } from "./Notice.tsx";
import { deviceName } from "../../locale/deviceName.ts";
import { formatSince } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

type Request = CallOutput<"listSignInRequests">["results"][number];

const requestsQuery = (userId: string) =>
  apiQuery("listSignInRequests", { params: { userId }, query: {} });

/** Devices that requested a link opened here, each with its question. */
export function WaitingDevices() {
  const userId = useUserId();
  const { data } = useQuery({ ...requestsQuery(userId ?? ""), enabled: userId !== null });
  return data?.results.map((request) => (
    <WaitingDevice key={request.requestId} userId={userId ?? ""} request={request} />
  ));
}

/** Asks whether the other device is theirs. Refused unless confirmed. */
function WaitingDevice({ userId, request }: { userId: string; request: Request }) {
  const locale = useLocale();
  const t = useTexts(signInTexts);
  const id = useId();
  const { call } = useServices();
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: (approved: boolean) =>
      call("answerSignInRequest", {
        params: { userId, requestId: request.requestId },
        body: { approved },
      }),
    onSuccess: () => invalidateTopics(queryClient, ["devices"]),
  });
  const { deviceLabel, matchingCode: code, requestedAt } = request;
  if (answer.data)
    return (
      <Notice
        urgent={false}
        text={answer.data.approved ? t("signIn.saidYes") : t("signIn.saidNo")}
      />
    );
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-sheet border border-edge bg-lifted p-5"
    >
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-display text-lg font-semibold text-balance">
            {t("signIn.ask", { device: deviceName(deviceLabel, locale) })}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-second">
            {t("signIn.askHint", { when: formatSince(requestedAt, locale) })}
          </p>
        </div>
        <p className="flex shrink-0 flex-col items-center border-s border-dashed border-edge ps-4">
          <span className="sr-only">{t("signIn.askCode", { code })}</span>
          <span aria-hidden className="text-xs text-ink-second">
            {t("signIn.askCode", { code: "" }).trim()}
          </span>
          <strong aria-hidden className="font-display text-2xl font-bold tabular-nums">
            {code}
          </strong>
        </p>
      </div>
      {answer.isError ? <Notice urgent text={t("signIn.answerFailed")} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t("signIn.no")}
        </Button>
        <Button variant="outline" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          {t("signIn.yes", { code })}
        </Button>
      </div>
    </section>
  );
}
