import { UiLink } from "@worthy/ui";
import { useUserId } from "../../features/session/useUserId.ts";
import { account } from "../../messages/en/account.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { DownloadPart } from "./DownloadPart.tsx";
import { ErasePart } from "./ErasePart.tsx";

provideTexts({ account });

/** What is stored of the person: how to take it along, and how to take it away. */
export function DataScreen() {
  const t = useT();
  const userId = useUserId();
  return (
    <AccountFrame heading={t("accountFrame.data")} hint={t("account.dataHint")}>
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
