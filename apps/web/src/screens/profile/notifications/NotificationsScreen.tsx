import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../../features/account/accountQueries.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AccountSkeleton } from "../AccountSkeleton.tsx";
import { FilmsFirst } from "./FilmsFirst.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { SignUpLinks } from "../SignUpLinks.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import menuTexts from "../../../locale/texts/menu.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The six settings on the server, and one of this device. */
export function NotificationsScreen() {
  const t = useTexts(accountTexts, menuTexts);
  const userId = useUserId();
  return (
    <AccountFrame heading={t("menu.settings")} hint={t("account.notificationsHint")}>
      {userId === null ? <NothingYet /> : <Settings userId={userId} />}
      <FilmsFirst />
    </AccountFrame>
  );
}

function NothingYet() {
  const t = useTexts(accountTexts);
  return (
    <>
      <p className="text-ink-second">{t("account.nothingStored")}</p>
      <SignUpLinks />
    </>
  );
}

function Settings({ userId }: { userId: string }) {
  const t = useTexts(accountTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(settingsQuery(userId));
  if (data) return <SettingSwitches userId={userId} settings={data} />;
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("account.notificationsFailed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  return <AccountSkeleton />;
}
