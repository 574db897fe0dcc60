import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { account } from "../../messages/en/account.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { FilmsFirst } from "./FilmsFirst.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { SignUpLinks } from "./SignUpLinks.tsx";

provideTexts({ account });

/** The five settings that the server keeps, and one of this device. */
export function NotificationsScreen() {
  const t = useT();
  const userId = useUserId();
  return (
    <AccountFrame heading={t("accountFrame.notifications")} hint={t("account.notificationsHint")}>
      {userId === null ? <NothingYet /> : <Settings userId={userId} />}
      <FilmsFirst />
    </AccountFrame>
  );
}

function NothingYet() {
  const t = useT();
  return (
    <>
      <p className="text-ink-second">{t("account.nothingStored")}</p>
      <SignUpLinks />
    </>
  );
}

function Settings({ userId }: { userId: string }) {
  const t = useT();
  const { data, isLoadingError, refetch } = useQuery(settingsQuery(userId));
  if (data) return <SettingSwitches userId={userId} settings={data} />;
  if (isLoadingError) return <ErrorState heading={t("account.notificationsFailed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  return <AccountSkeleton />;
}
