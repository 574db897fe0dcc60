import { UiLink } from "@worthy/ui";
import { useUserId } from "../../features/session/useUserId.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { DownloadPart } from "./DownloadPart.tsx";
import { ErasePart } from "./ErasePart.tsx";

/** What is stored of the person: how to take it along, and how to take it away. */
export function DataScreen() {
  const t = useT();
  const userId = useUserId();
  return (
    <AccountFrame heading={t("account.data")} hint={t("account.dataHint")}>
      {userId === null ? (
        <p className="text-ink-second">{t("account.nothingStored")}</p>
      ) : (
        <>
          <DownloadPart />
          <ErasePart userId={userId} />
        </>
      )}
      <UiLink href="/privacy" className="inline-flex min-h-11 items-center self-start underline underline-offset-4">
        {t("account.privacyLink")}
      </UiLink>
    </AccountFrame>
  );
}
