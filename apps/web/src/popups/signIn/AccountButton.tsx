import { ActionMenu, buttonClass, Icon } from "@worthy/ui";
import { LogOut, UserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { isSignInPath } from "../../features/session/signInPaths.ts";
import { useSession } from "../../features/session/useSession.ts";
import { useSignOut } from "../../features/session/useSignOut.ts";
import { useT } from "../../messages/useT.ts";
import { useLocation } from "../../router/useLocation.ts";
import { usePopup } from "../usePopup.ts";
import { SKIP_REDIRECT } from "./signInFlags.ts";

/** Who is here, with the way out; for everybody else the way in, over the page that they are on. */
export function AccountButton() {
  const t = useT();
  const popup = usePopup();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { loggedIn, user } = useSession();
  if (loggedIn) {
    const name = nameOf(user?.userProfile.profileName, user?.email);
    const trigger = (
      <button type="button" aria-label={t("shell.account", { name })} className="grid size-11 shrink-0 place-items-center rounded-full">
        <span aria-hidden className="grid size-9 place-items-center rounded-full bg-fill font-display font-bold text-on-fill">
          {name === "" ? <Icon of={UserRound} size={20} /> : name.slice(0, 1).toUpperCase()}
        </span>
      </button>
    );
    return <ActionMenu trigger={trigger} actions={[{ key: "sign-out", label: t("shell.signOut"), icon: LogOut, onSelect: signOut }]} />;
  }
  if (isSignInPath(pathname)) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    popup.open("signinPopup", SKIP_REDIRECT);
  };
  // Without scripts, and in another tab, it leads to the page.
  return (
    <RouterLink href="/signin" onClick={open} className={buttonClass("outline", "medium", "shrink-0 px-4 whitespace-nowrap")}>
      {t("shell.signIn")}
    </RouterLink>
  );
}

function nameOf(profileName = "", email: string | null = ""): string {
  return profileName === "" || profileName === "Name" ? (email ?? "") : profileName;
}
