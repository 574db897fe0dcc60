import { useEffect } from "react";
import { Coachmarks } from "../features/coachmarks/Coachmarks.tsx";
import { CreateAccountPrompt } from "../features/createAccountPrompt/CreateAccountPrompt.tsx";
import { LanguageLinks } from "../features/language/LanguageLinks.tsx";
import { SmartBanner } from "../features/installed/SmartBanner.tsx";
import { PerfectMatch } from "./perfectMatch/PerfectMatch.tsx";
import { OfflineParts } from "../features/offline/OfflineParts.tsx";
import { Prompts } from "../features/prompts/Prompts.tsx";
import { ListNews } from "../features/watchlists/news/ListNews.tsx";
import { ConsentLine } from "../features/tracking/ConsentLine.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { PendingLinkOpener } from "./processQR/PendingLinkOpener.tsx";
import { isSignInPath } from "../features/session/signInPaths.ts";
import { deviceStorage } from "../features/session/deviceStorage.ts";
import { useSession } from "../features/session/useSession.ts";
import { invitePath } from "../features/watchlists/sharing/inviteAddress.ts";
import { forgetInvite, readInvite } from "../features/watchlists/sharing/inviteRecord.ts";
import { useLocation } from "../router/useLocation.ts";
import { useNavigate } from "../router/useNavigate.ts";

/** Deferred parts: popups that may open by themselves, and keyboard shortcuts, after hydration. */
export function DeferredParts() {
  return (
    <>
      <Shortcuts />
      <PendingLinkOpener />
      <PendingInviteOpener />
      <CreateAccountPrompt />
      <LanguageLinks />
      <ConsentLine />
      <SmartBanner />
      <PerfectMatch />
      <OfflineParts />
      <Prompts />
      <Coachmarks />
      <ListNews />
    </>
  );
}

/**
 * Resumes an invite that waited for its person to sign in, on the first page outside the sign-in
 * flow.
 */
function PendingInviteOpener() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSession();
  const signedInAs = user?.verifiedUser ? user.id : null;
  useEffect(() => {
    const record =
      signedInAs === null || isSignInPath(pathname) ? null : readInvite(deviceStorage, Date.now());
    if (!record?.redeeming || document.visibilityState !== "visible") return;
    const path = invitePath(record.reference);
    if (record.userId !== null && record.userId !== signedInAs) forgetInvite(deviceStorage);
    // If it is already open, or was left unanswered, do not navigate to it.
    else if (record.userId === null && pathname !== path) void navigate(path);
  }, [signedInAs, pathname, navigate]);
  return null;
}
