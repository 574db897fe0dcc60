import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { laterQuery } from "../../api/laterQuery.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useSession } from "../../features/session/useSession.ts";
import { invitePath, listPath } from "../../features/sharing/inviteAddress.ts";
import { readInvite } from "../../features/sharing/inviteRecord.ts";
import { useShownName } from "../../features/sharing/useShownName.ts";
import { EmailForm } from "../../features/signIn/EmailForm.tsx";
import { LinkWaiting } from "../../features/signIn/LinkWaiting.tsx";
import { useEmailLink } from "../../features/signIn/useEmailLink.ts";
import { listName } from "../../features/watchlist/listName.ts";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { sharing } from "../../messages/en/sharing.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { SignInFrame } from "./SignInFrame.tsx";

provideTexts({ sharing });

/** Where somebody who was invited says who they are. Once they have, it goes on with the invite. */
export function InviteSignIn({ reference }: { reference: string }) {
  const t = useT();
  const link = useEmailLink();
  const inBrowser = useInBrowser();
  const shownName = useShownName();
  const { data: invite } = useQuery({ ...laterQuery("getInvite", "watchlists", { params: { reference } }), enabled: inBrowser });
  useOnward(reference);
  const who = shownName(invite?.inviterUserName ?? "Name");
  const list = invite?.watchlistName ?? null;
  const toList = list === null ? t("sharing.toAList", { who }) : t("sharing.toList", { who, list: listName(list) });
  const heading = link.kept ? t("signIn.waiting") : invite?.kind === "friend" ? t("sharing.toFriendship", { who }) : toList;
  return (
    <SignInFrame heading={heading} lead={link.kept ? null : t("sharing.signInFirst")}>
      {link.kept ? <LinkWaiting link={link} kept={link.kept} /> : <EmailForm link={link} />}
    </SignInFrame>
  );
}

/** Goes on once this browser is somebody's whose address is verified; a tab that nobody looks at leaves that to the one that is looked at. */
function useOnward(reference: string): void {
  const navigate = useNavigate();
  const { session } = useServices();
  const { user } = useSession();
  const verified = user?.verifiedUser === true;
  useEffect(() => {
    if (!verified) return;
    const over = new AbortController();
    const goOn = () => {
      if (document.visibilityState !== "visible") return;
      over.abort();
      const kept = readInvite(deviceStorage, Date.now());
      const opened = kept?.reference === reference && !kept.redeeming && kept.watchlistId !== null && kept.userId === session.account()?.id;
      void navigate(opened ? listPath(kept.watchlistId ?? 0) : invitePath(reference), { replace: true });
    };
    document.addEventListener("visibilitychange", goOn, { signal: over.signal });
    goOn();
    return () => over.abort();
  }, [verified, reference, navigate, session]);
}
