import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { accountInformationQuery } from "../../features/account/accountQueries.ts";
import { account } from "../../messages/en/account.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { InformationForm } from "./InformationForm.tsx";
import { RegisteredOnly } from "./RegisteredOnly.tsx";

provideTexts({ account });

/** How the person is written to: name, e-mail address, telephone number. */
export function AccountInformationScreen() {
  const t = useT();
  return (
    <AccountFrame heading={t("accountFrame.information")} hint={t("account.informationHint")}>
      <RegisteredOnly reason="account">{(userId) => <Information userId={userId} />}</RegisteredOnly>
    </AccountFrame>
  );
}

function Information({ userId }: { userId: string }) {
  const t = useT();
  const { data, isLoadingError, refetch } = useQuery(accountInformationQuery(userId));
  if (data) return <InformationForm userId={userId} information={data} />;
  if (isLoadingError) return <ErrorState heading={t("accountFrame.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  return <AccountSkeleton />;
}
