import { UiLink, Button } from "@worthy/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useUserId } from "../../../features/session/useUserId.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { DownloadPart } from "./DownloadPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import { EraseDialog } from "./EraseDialog.tsx";
import { Part } from "../Part.tsx";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import menuTexts from "../../../locale/texts/menu.en.json" with { type: "json" };

/** The person's stored data: how to download and how to delete them. */
export function DataScreen() {
  const t = useTexts(accountTexts, menuTexts);
  const userId = useUserId();
  return (
    <AccountFrame heading={t("menu.data")} hint={t("account.dataHint")}>
      {userId === null ? (
        <p className="text-ink-second">{t("account.nothingStored")}</p>
      ) : (
        <>
          <DownloadPart />
          <ErasePart userId={userId} />
        </>
      )}
      <UiLink
        href="/privacy"
        className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
      >
        {t("account.privacyLink")}
      </UiLink>
    </AccountFrame>
  );
}

/** Deletes the account after confirmation. */
function ErasePart({ userId }: { userId: string }) {
  const t = useTexts(accountTexts);
  const [asking, setAsking] = useState(false);
  return (
    <Part id="erase" heading={t("account.erase")} hint={t("account.eraseHint")}>
      <Button variant="outline" size="large" icon={Trash2} onClick={() => setAsking(true)}>
        {t("account.eraseOpen")}
      </Button>
      <EraseDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
    </Part>
  );
}
