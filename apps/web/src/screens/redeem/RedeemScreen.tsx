import { ErrorState } from "@worthy/ui";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { sharing } from "../../messages/en/sharing.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { useParams } from "../../router/useParams.ts";
import { FriendRedeem } from "./FriendRedeem.tsx";
import { RedeemSkeleton } from "./RedeemSkeleton.tsx";
import { useRedeemInvite } from "./useRedeemInvite.ts";

provideTexts({ sharing });

/** `/watchlists/invite/{inviteReference}`: opens an invite, and goes where that leads. Only an invite to friendship is answered here. */
export function RedeemScreen() {
  const { inviteReference = "" } = useParams();
  const userId = useUserId();
  // Whoever has signed in meanwhile is somebody else to the invite.
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-12 lg:px-14">
      {useInBrowser() ? <Redeem key={`${inviteReference} ${userId}`} reference={inviteReference} userId={userId} /> : <Opening />}
    </div>
  );
}

function Redeem({ reference, userId }: { reference: string; userId: string | null }) {
  const t = useT();
  const { data, isError, reset } = useRedeemInvite(reference);
  if (isError) return <ErrorState heading={t("sharing.unreached")} text={t("sharing.unreachedHint")} retry={{ label: t("shell.retry"), onPress: reset }} />;
  if (data?.kind === "friend" && userId !== null) return <FriendRedeem userId={userId} invite={data.invite} wanted={data.action} />;
  return <Opening />;
}

function Opening() {
  const t = useT();
  return (
    <>
      <h1 className="sr-only">{t("sharing.opening")}</h1>
      <RedeemSkeleton />
    </>
  );
}
