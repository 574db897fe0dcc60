import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { isAppleTv, UNKNOWN_DEVICE } from "@worthy/domain";
import { Button, ErrorState, Icon, LiveRegion, Skeleton } from "@worthy/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { apiQuery } from "../../api/apiQuery.ts";
import type { LinkName } from "../../features/linking/linkRequest.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceName } from "../../locale/deviceName.ts";
import { failureText } from "../../locale/failureText.ts";
import { formatClock } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import linkingTexts from "../../features/linking/texts/linking.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface LinkQuestionProps {
  name: LinkName;
  close: () => void;
}

interface Answer extends Pick<CallOutput<"lookAtLink">, "source" | "deviceLabel"> {
  confirm: boolean;
}

const isAboutTheRequest = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** Who asks, since when, and the two answers. Closing answers nothing. */
export function LinkQuestion({ name, close }: LinkQuestionProps) {
  const locale = useLocale();
  const t = useTexts(linkingTexts, shellTexts);
  const { call, toasts } = useServices();
  // Never cached: a request is answered once, and soon expires.
  const request = useQuery({
    ...apiQuery("lookAtLink", { body: name }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: "always",
  });
  const answer = useMutation({
    mutationFn: ({ confirm }: Answer) => call("answerLink", { body: { ...name, confirm } }),
    onSuccess: ({ state }, { source, deviceLabel }) => {
      close();
      const linked = isAppleTv(deviceLabel)
        ? t("linking.linkedAppleTv")
        : deviceLabel === UNKNOWN_DEVICE
          ? t(`linking.linked_${source}`)
          : t("linking.linkedTo", { device: deviceName(deviceLabel, locale) });
      toasts.show({ text: state === "CONFIRMED" ? linked : t("linking.refusedDone") });
    },
  });
  const failure = answer.error ?? request.error;
  if (failure && isAboutTheRequest(failure))
    return <Refused text={textOf(failure, t("linking.notRecognized"), locale)} close={close} />;
  if (failure)
    return (
      <ErrorState
        heading={t("shell.oops")}
        retry={{ label: t("shell.retry"), onPress: () => (answer.reset(), void request.refetch()) }}
      />
    );
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
        <Fact name={t("linking.screen")}>
          {deviceName(deviceLabel, locale) || t(`linking.kind_${source}`)}
        </Fact>
        <Fact name={t("linking.shows")}>{matchingCode}</Fact>
        <Fact name={t("linking.asked")}>{formatClock(requestedAt, locale)}</Fact>
      </dl>
      <p className="mt-4 text-sm text-ink-second">{t("linking.askHint")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          size="large"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ confirm: false, source, deviceLabel })}
        >
          {t("linking.refuse")}
        </Button>
        <Button
          size="large"
          variant="outline"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ confirm: true, source, deviceLabel })}
        >
          {t("linking.confirm", { digits: matchingCode })}
        </Button>
      </div>
    </>
  );
}

/** A missing request gets the specification's wording; other refusals have their own text. */
function textOf(failure: unknown, notRecognized: string, locale: Locale): string {
  const NOT_FOUND = 404;
  const WRONG = 400;
  return failure instanceof ApiFailure && failure.status !== NOT_FOUND && failure.status !== WRONG
    ? failureText(failure, locale)
    : notRecognized;
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-ink-second">{name}</dt>
      <dd className="text-end font-semibold wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Refused({ text, close }: { text: string; close: () => void }) {
  const t = useTexts(linkingTexts);
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
