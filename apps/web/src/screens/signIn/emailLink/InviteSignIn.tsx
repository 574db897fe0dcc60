import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "../../../api/apiQuery.ts";
import { useServices } from "../../../features/services/Services.ts";
import { deviceStorage } from "../../../features/session/deviceStorage.ts";
import { useSession } from "../../../features/session/useSession.ts";
import { invitePath, listPath } from "../../../features/watchlists/sharing/inviteAddress.ts";
import { readInvite } from "../../../features/watchlists/sharing/inviteRecord.ts";
import { useShownName } from "../../../features/watchlists/sharing/useShownName.ts";
import { SignInSteps } from "../../../features/signIn/SignInSteps.tsx";
import { useEmailLink } from "../../../features/signIn/useEmailLink.ts";
import { listName } from "../../../features/watchlists/lists/listName.ts";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { SignInFrame } from "../SignInFrame.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../../../features/watchlists/texts/sharing.en.json" with { type: "json" };
import signInTexts from "../../../features/signIn/texts/signIn.en.json" with { type: "json" };

/** Where an invited person signs in. Afterwards, it continues with the invite. */
export function InviteSignIn({ reference }: { reference: string }) {
  const locale = useLocale();
  const t = useTexts(sharingTexts, signInTexts);
  const link = useEmailLink(invitePath(reference));
  const inBrowser = useHydrated();
  const shownName = useShownName();
  const { data: invite } = useQuery({
    ...apiQuery("getInvite", { params: { reference } }),
    enabled: inBrowser,
  });
  useOnward(reference);
  const who = shownName(invite?.inviterUserName ?? "Name");
  const list = invite?.watchlistName ?? null;
  const toList =
    list === null
      ? t("sharing.toAList", { who })
      : t("sharing.toList", { who, list: listName(list, locale) });
  const heading = link.kept
    ? t("signIn.waiting")
    : invite?.kind === "friend"
      ? t("sharing.toFriendship", { who })
      : toList;
  return (
    <SignInFrame heading={heading} lead={link.kept ? null : t("sharing.signInFirst")}>
      <SignInSteps link={link} />
    </SignInFrame>
  );
}

/**
 * Continues once this browser has a person with a verified address; a hidden tab leaves that to the
 * visible one.
 */
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
      const opened =
        kept?.reference === reference &&
        !kept.redeeming &&
        kept.watchlistId !== null &&
        kept.userId === session.account()?.id;
      void navigate(opened ? listPath(kept.watchlistId ?? 0) : invitePath(reference), {
        replace: true,
      });
    };
    document.addEventListener("visibilitychange", goOn, { signal: over.signal });
    goOn();
    return () => over.abort();
  }, [verified, reference, navigate, session]);
}
