import type { CallOutput } from "@worthy/contract";
import { Button } from "@worthy/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useId, useState } from "react";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { QrCode } from "../../linking/QrCode.tsx";
import { useServices } from "../../services/Services.ts";
import { AskForCode } from "./AskForCode.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { secondFactorQuery } from "./secondFactorQuery.ts";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

interface PartProps {
  userId: string;
}

/** An administrator's second factor: off, being set up, asked for on this device, or on. */
export function SecondFactorPart({ userId, onKept }: PartProps & { onKept?: () => void }) {
  const t = useTexts(secondFactorTexts);
  const id = useId();
  const { data } = useQuery(secondFactorQuery(userId));
  const [codes, setCodes] = useState<readonly string[]>();
  if (!data) return null;
  if (data.isAsked) return <AskForCode userId={userId} />;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-semibold">
        {t("secondFactor.heading")}
      </h2>
      <p className="mt-1 max-w-160 text-sm text-ink-second">{t("secondFactor.hint")}</p>
      <div className="mt-4">
        {codes ? (
          <RecoveryCodes
            codes={codes}
            onKept={() => {
              setCodes(undefined);
              onKept?.();
            }}
          />
        ) : data.isOn ? (
          <IsOn userId={userId} left={data.recoveryCodesLeft} />
        ) : (
          <SetUp userId={userId} onCodes={setCodes} />
        )}
      </div>
    </section>
  );
}

type Begun = CallOutput<"beginSecondFactor">;

function SetUp({ userId, onCodes }: PartProps & { onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(secondFactorTexts);
  const { call } = useServices();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const begin = useMutation<Begun>({
    mutationFn: () => call("beginSecondFactor", { params: { userId } }),
    onError: (error) => failed(error, () => begin.mutate()),
  });
  if (!begin.data)
    return (
      <Button icon={ShieldCheck} disabled={begin.isPending} onClick={() => begin.mutate()}>
        {t("secondFactor.setUp")}
      </Button>
    );
  const { secret, uri } = begin.data;
  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <div className="w-48 shrink-0">
        <QrCode text={uri} label={t("secondFactor.qr")} />
      </div>
      <div className="flex max-w-100 flex-col gap-4">
        <p>{t("secondFactor.scan")}</p>
        <p className="text-sm tracking-wide break-all">{t("secondFactor.key", { secret })}</p>
        <CodeForm
          id="confirmSecondFactor"
          send={(call_, code) =>
            call_("confirmSecondFactor", { params: { userId }, body: { code } })
          }
          label={t("secondFactor.turnOn")}
          done={({ recoveryCodes }) => {
            // Once the codes are saved, nobody should wait for the server to say that it's on.
            queryClient.setQueryData(
              secondFactorQuery(userId).queryKey,
              (before) =>
                before && { ...before, isOn: true, recoveryCodesLeft: recoveryCodes.length },
            );
            onCodes(recoveryCodes);
          }}
        />
      </div>
    </div>
  );
}

function IsOn({ userId, left }: PartProps & { left: number }) {
  const t = useTexts(secondFactorTexts);
  const { call, toasts } = useServices();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const off = useMutation({
    mutationFn: () => call("removeSecondFactor", { params: { userId } }),
    onSuccess: () => void toasts.show({ text: t("secondFactor.turnedOff") }),
    onError: (error) => failed(error, () => off.mutate()),
    onSettled: () => invalidateAfter(queryClient, "removeSecondFactor"),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t("secondFactor.on", { count: left })}</p>
      <Button variant="outline" disabled={off.isPending} onClick={() => off.mutate()}>
        {t("secondFactor.turnOff")}
      </Button>
    </div>
  );
}
