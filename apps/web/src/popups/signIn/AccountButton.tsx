import { ActionMenu, buttonClass, Icon } from "@worthy/ui";
import { LogOut, UserRound, Users } from "lucide-react";
import { type MouseEvent, useSyncExternalStore } from "react";
import { AccountLink } from "../../features/account/AccountLink.tsx";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { localProfile } from "../../features/account/localProfile.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { isSignInPath } from "../../features/session/signInPaths.ts";
import { useSession } from "../../features/session/useSession.ts";
import { useSignOut } from "../../features/session/useSignOut.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { usePopup } from "../usePopup.ts";
import { SKIP_REDIRECT } from "./signInFlags.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface AccountButtonProps {
  /** Sign-in alone as a word, also on phones: for a bar that has hardly anything else. */
  plain?: boolean;
}

/** Who is signed in, with sign-out; for everybody else sign-in, over the current page. */
export function AccountButton({ plain = false }: AccountButtonProps) {
  const t = useTexts(shellTexts);
  const popup = usePopup();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const picture = avatarUrl(
    useSyncExternalStore(localProfile.subscribe, localProfile.read, () => null)?.profileImage ??
      null,
    "thumbnail",
  );
  const { pathname } = useLocation();
  const { loggedIn, user } = useSession();
  if (loggedIn) {
    const name = nameOf(user?.userProfile.profileName, user?.email);
    const trigger = (
      <button
        type="button"
        aria-label={t("shell.account", { name })}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <span
          aria-hidden
          className="grid size-9 place-items-center overflow-hidden rounded-full bg-fill font-display font-bold text-on-fill"
        >
          {picture ? (
            <img src={picture} alt="" width={36} height={36} className="size-full object-cover" />
          ) : (
            <Initial of={name} />
          )}
        </span>
      </button>
    );
    const actions = [
      {
        key: "profile",
        label: t("shell.profile"),
        icon: UserRound,
        onSelect: () => void navigate("/profile"),
      },
      {
        key: "friends",
        label: t("shell.friends"),
        icon: Users,
        onSelect: () => void navigate("/friends"),
      },
      { key: "sign-out", label: t("shell.signOut"), icon: LogOut, onSelect: signOut },
    ];
    return <ActionMenu trigger={trigger} actions={actions} />;
  }
  if (isSignInPath(pathname)) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    popup.open("signinPopup", SKIP_REDIRECT);
  };
  // Without scripts, and in another tab, it links to the page. Phones have room for the profile
  // only, which offers sign-in too.
  return (
    <>
      {plain ? null : <AccountLink />}
      <RouterLink
        href="/signin"
        onClick={open}
        className={buttonClass(
          plain ? "quiet" : "outline",
          "medium",
          plain
            ? "-me-3 px-3 whitespace-nowrap"
            : "shrink-0 px-4 whitespace-nowrap max-sm:hidden peer-data-open/search:hidden",
        )}
      >
        {t("shell.signIn")}
      </RouterLink>
    </>
  );
}

function Initial({ of }: { of: string }) {
  return of === "" ? <Icon of={UserRound} size={20} /> : of.slice(0, 1).toUpperCase();
}

function nameOf(profileName = "", email: string | null = ""): string {
  return profileName === "" || profileName === "Name" ? (email ?? "") : profileName;
}
