import { Button } from "@worthy/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../messages/useT.ts";
import { EraseDialog } from "./EraseDialog.tsx";
import { Part } from "./Part.tsx";

/** Deleting the account, behind a question. */
export function ErasePart({ userId }: { userId: string }) {
  const t = useT();
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
