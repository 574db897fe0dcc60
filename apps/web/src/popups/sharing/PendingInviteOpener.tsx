import { useEffect } from "react";
import { isSignInPath } from "../../features/session/signInPaths.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useSession } from "../../features/session/useSession.ts";
import { invitePath } from "../../features/sharing/inviteAddress.ts";
import { forgetInvite, readInvite } from "../../features/sharing/inviteRecord.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** Goes on with an invite that waited for its person to sign in, wherever they did so, as soon as they are on a page that is no part of that. */
export function PendingInviteOpener() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSession();
  const signedInAs = user?.verifiedUser ? user.id : null;
  useEffect(() => {
    const record = signedInAs === null || isSignInPath(pathname) ? null : readInvite(deviceStorage, Date.now());
    if (!record?.redeeming || document.visibilityState !== "visible") return;
    const path = invitePath(record.reference);
    if (record.userId !== null && record.userId !== signedInAs) forgetInvite(deviceStorage);
    // Whoever has it open, or has left it unanswered, is not led back to it.
    else if (record.userId === null && pathname !== path) void navigate(path);
  }, [signedInAs, pathname, navigate]);
  return null;
}
