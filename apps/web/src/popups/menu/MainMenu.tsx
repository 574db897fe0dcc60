import { isAdmin } from "@worthy/domain";
import { Icon, IconButton } from "@worthy/ui";
import { UserRound, X } from "lucide-react";
import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from "react";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { localProfile } from "../../features/account/localProfile.ts";
import { isAt } from "../../features/links/isAt.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useSession } from "../../features/session/useSession.ts";
import { useSignOut } from "../../features/session/useSignOut.ts";
import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcutsName.ts";
import { menuGroups, profilePlaces } from "../../shell/places.ts";
import { ThemeSwitch } from "../../shell/ThemeSwitch.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { SignInLink } from "../signIn/SignInLink.tsx";
import { usePopup } from "../usePopup.ts";
import { useTexts } from "../../locale/useLocale.ts";
import menuTexts from "../../locale/texts/menu.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const MENU_ID = "main-menu";

/**
 * Everything that is not among the main places, behind the avatar. A popover: the browser opens and
 * closes it before the page is hydrated too, and gives the focus back.
 */
export function MainMenu() {
  const t = useTexts(menuTexts, shellTexts);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover?.();
  const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (relatedTarget === trigger.current || panel.current?.contains(relatedTarget)) return;
    close();
  };
  // The bar is higher where large text breaks it into two rows.
  const place = () => {
    const bottom = trigger.current?.getBoundingClientRect().bottom ?? 0;
    panel.current?.style.setProperty("--menu-top", `${Math.max(bottom, 0) + 8}px`);
  };
  return (
    <>
      <Trigger ref={trigger} />
      <nav
        ref={panel}
        id={MENU_ID}
        popover="auto"
        aria-label={t("menu.label")}
        onBeforeToggle={place}
        onBlur={closeBehindFocus}
        className="menu-panel"
      >
        <div className="sticky top-0 -mx-4 flex items-center justify-between border-b border-hairline bg-raised ps-6 pe-2 md:hidden">
          <span aria-hidden className="font-display text-lg font-semibold">
            {t("menu.label")}
          </span>
          <IconButton icon={X} label={t("shell.close")} onClick={close} />
        </div>
        <div className="menu-groups">
          {menuGroups.map(({ heading, links }) => (
            <MenuGroup key={heading} heading={t(heading)}>
              {links.map(({ to, word }) => (
                <MenuPlace key={to} to={to} word={t(word)} close={close} />
              ))}
            </MenuGroup>
          ))}
          <More close={close} />
        </div>
      </nav>
    </>
  );
}

/** The person's picture or initial; its name shows when it is hovered or focused. */
function Trigger({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const t = useTexts(menuTexts);
  const navigate = useNavigate();
  // Escape hides the name, which covers what is below.
  const [quiet, hush] = useState(false);
  const { loggedIn, user } = useSession();
  const picture = avatarUrl(
    useSyncExternalStore(localProfile.subscribe, localProfile.read, () => null)?.profileImage ??
      null,
    "thumbnail",
  );
  const name = loggedIn ? nameOf(user?.userProfile.profileName, user?.email) : "";
  const label = name === "" ? t("menu.label") : t("menu.labelOf", { name });
  return (
    <button
      ref={ref}
      type="button"
      popoverTarget={MENU_ID}
      onClick={() => {
        // Browsers older than 2024: the profile has a navigation too.
        if (!("popover" in HTMLElement.prototype)) void navigate(profilePlaces.overview.to);
      }}
      aria-label={label}
      onKeyDown={({ key }) => hush(key === "Escape")}
      onPointerEnter={() => hush(false)}
      onBlur={() => hush(false)}
      className="group relative grid size-11 shrink-0 place-items-center rounded-full"
    >
      <span
        aria-hidden
        className={`grid size-10 place-items-center overflow-hidden rounded-full font-display text-base font-bold ${loggedIn ? "bg-fill text-on-fill" : "bg-lifted"}`}
      >
        {picture ? (
          <img src={picture} alt="" className="size-full object-cover" />
        ) : name === "" ? (
          <Icon of={UserRound} />
        ) : (
          name.slice(0, 1).toUpperCase()
        )}
      </span>
      <span
        aria-hidden
        className={`pointer-events-none absolute inset-e-0 top-full z-10 mt-1 hidden max-w-64 truncate rounded-[8px] bg-fill px-2.5 py-1.5 text-sm font-semibold text-on-fill shadow-lifted in-[body:has(#main-menu:popover-open)]:hidden! ${quiet ? "" : "group-hover:block group-focus-visible:block"}`}
      >
        {label}
      </span>
    </button>
  );
}

/** What is no place of its own: about Worthy, the theme, shortcuts, and signing in or out. */
function More({ close }: { close: () => void }) {
  const t = useTexts(menuTexts, shellTexts);
  const popup = usePopup();
  const signOut = useSignOut();
  const { loggedIn, user } = useSession();
  // Closed first, so that what opens gives the focus back to the avatar.
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <MenuGroup heading={t("menu.more")}>
      {isAdmin((user?.roles ?? []).map(({ name }) => name)) ? (
        <MenuPlace
          to={profilePlaces.administration.to}
          word={t(profilePlaces.administration.word)}
          close={close}
        />
      ) : null}
      <MenuPlace to="/about" word={t("shell.about")} close={close} />
      <MenuPlace to="/privacy" word={t("shell.privacy")} close={close} />
      <li>
        <ThemeSwitch className="menu-link" />
      </li>
      <li className="hidden lg:block">
        <button
          type="button"
          className="menu-link"
          onClick={choose(() => popup.open(SHORTCUTS_POPUP, 1))}
        >
          {t("shell.shortcuts")}
        </button>
      </li>
      <li>
        {loggedIn ? (
          <button type="button" className="menu-link" onClick={choose(signOut)}>
            {t("shell.signOut")}
          </button>
        ) : (
          <SignInLink className="menu-link" onOpen={close} />
        )}
      </li>
    </MenuGroup>
  );
}

function MenuGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <p id={id} className="px-2 pt-3 pb-1 text-sm text-ink-second">
        {heading}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

function MenuPlace({ to, word, close }: { to: string; word: string; close: () => void }) {
  const { pathname } = useLocation();
  // The other pages about a person are below the profile's address.
  const isHere = to === profilePlaces.overview.to ? pathname === to : isAt(pathname, to);
  return (
    <li>
      <RouterLink
        href={to}
        aria-current={isHere ? "page" : undefined}
        className="menu-link"
        onClick={close}
      >
        {word}
      </RouterLink>
    </li>
  );
}

function nameOf(profileName = "", email: string | null = ""): string {
  return profileName === "" || profileName === "Name" ? (email ?? "") : profileName;
}
