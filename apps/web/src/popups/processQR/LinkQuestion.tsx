import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button, ErrorState, Icon, LiveRegion, Skeleton } from "@worthy/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { laterQuery } from "../../api/laterQuery.ts";
import type { LinkName } from "../../features/linking/linkRequest.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceName } from "../../messages/deviceName.ts";
import { failureText } from "../../messages/failureText.ts";
import { formatClock } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";

interface LinkQuestionProps {
  name: LinkName;
  close: () => void;
}

interface Answer extends Pick<CallOutput<"lookAtLink">, "source"> {
  confirm: boolean;
}

const isAboutTheRequest = (error: unknown) => error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** What asks, since when, and the two answers. Nothing is answered by closing. */
export function LinkQuestion({ name, close }: LinkQuestionProps) {
  const t = useT();
  const { call, toasts } = useServices();
  // Never from the cache: a request is answered once, and soon too old.
  const request = useQuery({ ...laterQuery("lookAtLink", "user", { body: name }), staleTime: 0, gcTime: 0, refetchOnMount: "always" });
  const answer = useMutation({
    mutationFn: ({ confirm }: Answer) => call("answerLink", { body: { ...name, confirm } }),
    onSuccess: ({ state }, { source }) => {
      close();
      toasts.show({ text: t(state === "CONFIRMED" ? `linking.linked_${source}` : "linking.refusedDone") });
    },
  });
  const failure = answer.error ?? request.error;
  if (failure && isAboutTheRequest(failure)) return <Refused text={textOf(failure, t("linking.notRecognized"))} close={close} />;
  if (failure) return <ErrorState heading={t("shell.oops")} retry={{ label: t("shell.retry"), onPress: () => (answer.reset(), void request.refetch()) }} />;
  if (!request.data) {
    return (
      <>
        <LiveRegion text={t("linking.looking")} />
        <Skeleton className="mt-5 h-40 w-full" />
      </>
    );
  }
  const { source, deviceLabel, matchingCode, requestedAt } = request.data;
  return (
    <>
      <p className="mt-3">{t(`linking.ask_${source}`)}</p>
      <dl className="mt-4 divide-y divide-hairline border-y border-hairline">
        <Fact name={t("linking.screen")}>{deviceName(deviceLabel) || t(`linking.kind_${source}`)}</Fact>
        <Fact name={t("linking.shows")}>{matchingCode}</Fact>
        <Fact name={t("linking.asked")}>{formatClock(requestedAt)}</Fact>
      </dl>
      <p className="mt-4 text-sm text-ink-second">{t("linking.askHint")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" disabled={answer.isPending} onClick={() => answer.mutate({ confirm: false, source })}>
          {t("linking.refuse")}
        </Button>
        <Button size="large" variant="outline" disabled={answer.isPending} onClick={() => answer.mutate({ confirm: true, source })}>
          {t("linking.confirm", { digits: matchingCode })}
        </Button>
      </div>
    </>
  );
}

/** A request that is not there is called by the words of the specification; a refusal for another reason has its own. */
function textOf(failure: unknown, notRecognized: string): string {
  const NOT_FOUND = 404;
  const WRONG = 400;
  return failure instanceof ApiFailure && failure.status !== NOT_FOUND && failure.status !== WRONG ? failureText(failure) : notRecognized;
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-ink-second">{name}</dt>
      <dd className="text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Refused({ text, close }: { text: string; close: () => void }) {
  const t = useT();
  return (
    <>
      <p role="alert" className="mt-5 flex items-start gap-3">
        <Icon of={CircleAlert} />
        {text}
      </p>
      <Button variant="outline" size="large" className="mt-6 self-start" onClick={close}>
        {t("linking.close")}
      </Button>
    </>
  );
}
