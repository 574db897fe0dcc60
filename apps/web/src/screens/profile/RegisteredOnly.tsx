import { isRegistered } from "@worthy/domain";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AccountWall, type WallReason } from "../../features/account/AccountWall.tsx";
import { userQuery } from "../../features/session/userQuery.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountFrameTexts from "./texts/accountFrame.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface RegisteredOnlyProps {
  reason: WallReason;
  children: (userId: string) => ReactNode;
}

/** Shows content for registered people, or the account wall. */
export function RegisteredOnly({ reason, children }: RegisteredOnlyProps) {
  const t = useTexts(accountFrameTexts, shellTexts);
  const userId = useUserId();
  const {
    data: user,
    isLoadingError,
    refetch,
  } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== null });
  if (userId === null) return <AccountWall reason={reason} />;
  if (user)
    return isRegistered(user.roles.map(({ name }) => name)) ? (
      children(userId)
    ) : (
      <AccountWall reason={reason} />
    );
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("accountFrame.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  return <AccountSkeleton />;
}
