import type { CallOutput } from "@worthy/contract";
import { Button, EmptyState, ErrorState, LiveRegion } from "@worthy/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateWhere } from "../../api/invalidateTopics.ts";
import { QrCode as QrIcon } from "lucide-react";
import { useEffect } from "react";
import { QrCode } from "../../features/linking/QrCode.tsx";
import { useServices } from "../../features/services/Services.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { useLinkRequest } from "./useLinkRequest.ts";
import { useTexts } from "../../locale/useLocale.ts";
import linkingTexts from "../../features/linking/texts/linking.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

/** QR code and short code, waiting, and being signed in. */
export function LinkOffer() {
  const t = useTexts(linkingTexts, shellTexts);
  const { login, toasts } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { request, failed, answer, bearer, renew } = useLinkRequest();
  const adopt = useMutation({
    mutationFn: (given: { id: string; token: string }) =>
      login.enter({ holderId: given.id, accessToken: given.token }),
    onSuccess: async () => {
      toasts.show({ text: t("linking.welcome") });
      await invalidateWhere(queryClient, () => true);
      await navigate("/home/", { replace: true });
    },
  });
  const { mutate } = adopt;
  const token = bearer?.token;
  const id = bearer?.id;
  useEffect(() => {
    if (token !== undefined && id !== undefined) mutate({ id, token });
  }, [token, id, mutate]);

  const again = (
    <Button size="large" onClick={renew}>
      {t("linking.newCode")}
    </Button>
  );
  if (adopt.isError && bearer)
    return (
      <ErrorState
        heading={t("shell.oops")}
        retry={{ label: t("shell.retry"), onPress: () => mutate(bearer) }}
      />
    );
  if (bearer) return <EmptyState icon={QrIcon} heading={t("linking.signingIn")} />;
  if (failed)
    return (
      <ErrorState
        heading={t("linking.startFailed")}
        retry={{ label: t("shell.retry"), onPress: renew }}
      />
    );
  if (!request) return <LinkSkeleton />;
  if (answer === "REFUSED")
    return <EmptyState icon={QrIcon} heading={t("linking.refused")} action={again} />;
  if (answer === "GONE")
    return <EmptyState icon={QrIcon} heading={t("linking.expired")} action={again} />;
  return <ShownRequest request={request} />;
}

function ShownRequest({
  request: { address, code, matchingCode },
}: {
  request: CallOutput<"startLink">;
}) {
  const t = useTexts(linkingTexts);
  const { host } = location;
  return (
    <div className="grid items-center gap-8 md:grid-cols-[20rem_1fr] md:gap-14">
      <div className="mx-auto w-full max-w-80">
        <QrCode text={address} label={t("linking.qr", { address: host })} />
      </div>
      <div className="min-w-0">
        <p className="font-display text-xl font-semibold text-balance">{t("linking.scan")}</p>
        <p className="mt-4 wrap-anywhere text-ink-second">
          {t("linking.scanHint", { address: host + toAddress("/link") })}
        </p>
        <p className="mt-4 font-display text-2xl font-bold tracking-widest whitespace-nowrap md:text-3xl">
          <span className="sr-only">{t("linking.code", { code: [...code].join(" ") })}</span>
          <span aria-hidden>{code}</span>
        </p>
        <p className="mt-4 text-ink-second">{t("linking.match", { digits: matchingCode })}</p>
        <p className="mt-6 flex items-center gap-3 text-ink-second">
          <span aria-hidden className="size-2 animate-breathe rounded-full bg-fill" />
          {t("linking.waiting")}
        </p>
        <LiveRegion text={t("linking.waiting")} />
      </div>
    </div>
  );
}
