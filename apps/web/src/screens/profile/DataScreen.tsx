import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";

/** What is stored of the person: how to take it along, and how to take it away. */
export function DataScreen() {
  const t = useT();
  return (
    <AccountFrame heading={t("account.data")} hint={t("account.dataHint")}>
      {null}
    </AccountFrame>
  );
}
