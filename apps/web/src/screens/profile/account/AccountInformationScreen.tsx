import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { accountInformationQuery } from "../../../features/account/accountQueries.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AccountSkeleton } from "../AccountSkeleton.tsx";
import { InformationForm } from "./InformationForm.tsx";
import { RegisteredOnly } from "../RegisteredOnly.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import menuTexts from "../../../locale/texts/menu.en.json" with { type: "json" };
import accountFrameTexts from "../texts/accountFrame.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The person's contact details: name, e-mail address, telephone number. */
export function AccountInformationScreen() {
  const t = useTexts(accountTexts, accountFrameTexts, menuTexts);
  return (
    <AccountFrame heading={t("menu.account")} hint={t("account.informationHint")}>
      <RegisteredOnly reason="account">
        {(userId) => <Information userId={userId} />}
      </RegisteredOnly>
    </AccountFrame>
  );
}

function Information({ userId }: { userId: string }) {
  const t = useTexts(accountFrameTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(accountInformationQuery(userId));
  if (data) return <InformationForm userId={userId} information={data} />;
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("accountFrame.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  return <AccountSkeleton />;
}
