import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { devicesQuery } from "../../features/account/accountQueries.ts";
import { EnterCode } from "../../features/linking/EnterCode.tsx";
import { account } from "../../messages/en/account.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { DeviceList } from "./DeviceList.tsx";
import { RegisteredOnly } from "./RegisteredOnly.tsx";

provideTexts({ account });

/** Where the person is signed in, and how to end that. */
export function DevicesScreen() {
  const t = useT();
  return (
    <AccountFrame heading={t("accountFrame.devices")} hint={t("account.devicesHint")}>
      <RegisteredOnly reason="devices">
        {(userId) => (
          <>
            <Devices userId={userId} />
            <EnterCode />
          </>
        )}
      </RegisteredOnly>
    </AccountFrame>
  );
}

function Devices({ userId }: { userId: string }) {
  const t = useT();
  const { data, isLoadingError, refetch } = useQuery(devicesQuery(userId));
  if (data) return <DeviceList userId={userId} devices={data.results} total={data.total} />;
  if (isLoadingError) return <ErrorState heading={t("account.devicesFailed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  return <AccountSkeleton />;
}
