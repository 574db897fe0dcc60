import { isAdmin } from "@worthy/domain";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { devicesQuery } from "../../../features/account/accountQueries.ts";
import { DeferredSecondFactorPart } from "../../../features/account/secondFactor/deferredSecondFactor.ts";
import { EnterCode } from "../../../features/linking/EnterCode.tsx";
import { userQuery } from "../../../features/session/userQuery.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AccountSkeleton } from "../AccountSkeleton.tsx";
import { DeviceList } from "./DeviceList.tsx";
import { RegisteredOnly } from "../RegisteredOnly.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import menuTexts from "../../../locale/texts/menu.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** Where the person is signed in, and how to end that. */
export function DevicesScreen() {
  const t = useTexts(accountTexts, menuTexts);
  return (
    <AccountFrame heading={t("menu.devices")} hint={t("account.devicesHint")}>
      <RegisteredOnly reason="devices">
        {(userId) => (
          <>
            <Devices userId={userId} />
            <EnterCode />
            <OfAdministrators userId={userId} />
          </>
        )}
      </RegisteredOnly>
    </AccountFrame>
  );
}

function OfAdministrators({ userId }: { userId: string }) {
  const { data } = useQuery(userQuery(userId));
  const isAdministrator = isAdmin((data?.roles ?? []).map(({ name }) => name));
  return isAdministrator ? <DeferredSecondFactorPart userId={userId} /> : null;
}

function Devices({ userId }: { userId: string }) {
  const t = useTexts(accountTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(devicesQuery(userId));
  if (data) return <DeviceList userId={userId} devices={data.results} total={data.total} />;
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("account.devicesFailed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  return <AccountSkeleton />;
}
