import { ErrorState, Skeleton } from "@worthy/ui";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useParams } from "../../router/useParams.ts";
import { FriendRedeem } from "./FriendRedeem.tsx";
import { useRedeemInvite } from "./useRedeemInvite.ts";
import { useTexts } from "../../locale/useLocale.ts";
import sharingTexts from "../../features/watchlists/texts/sharing.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * `/watchlists/invite/{inviteReference}`: opens an invite, and goes where it leads. Only friend
 * invites are answered here.
 */
export function RedeemScreen() {
  const { inviteReference = "" } = useParams();
  const userId = useUserId();
  // To the invite, somebody who has signed in meanwhile is another person.
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-12 lg:px-14">
      {useHydrated() ? (
        <Redeem key={`${inviteReference} ${userId}`} reference={inviteReference} userId={userId} />
      ) : (
        <Opening />
      )}
    </div>
  );
}

function Redeem({ reference, userId }: { reference: string; userId: string | null }) {
  const t = useTexts(sharingTexts, shellTexts);
  const { data, isError, reset } = useRedeemInvite(reference);
  if (isError)
    return (
      <ErrorState
        heading={t("sharing.unreached")}
        text={t("sharing.unreachedHint")}
        retry={{ label: t("shell.retry"), onPress: reset }}
      />
    );
  if (data?.kind === "friend" && userId !== null)
    return <FriendRedeem userId={userId} invite={data.invite} wanted={data.action} />;
  return <Opening />;
}

function Opening() {
  const t = useTexts(sharingTexts);
  return (
    <>
      <h1 className="sr-only">{t("sharing.opening")}</h1>
      <RedeemSkeleton />
    </>
  );
}

/** An invite's question while loading. */
function RedeemSkeleton() {
  return (
    <div className="flex max-w-224 flex-col gap-4 rounded-sheet border border-hairline p-5 sm:flex-row sm:items-center md:p-6">
      <div className="flex flex-1 items-center gap-4">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <Skeleton className="h-7 w-64 max-w-full" />
      </div>
      <Skeleton className="h-11 w-52 rounded-full" />
    </div>
  );
}
