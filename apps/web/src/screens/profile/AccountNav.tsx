import { Icon, VisuallyHidden } from "@worthy/ui";
import { isAdmin } from "@worthy/domain";
import {
  Clapperboard,
  Database,
  Heart,
  IdCard,
  MonitorSmartphone,
  Settings2,
  ShieldCheck,
  Sparkles,
  Star,
  Tv,
  UserRound,
} from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { ASK_ADDRESS, FRIENDS_ADDRESS } from "../../features/friends/friendAddresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { useFriendNews } from "../../features/friends/useFriendNews.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { userQuery } from "../../features/session/userQuery.ts";
import { places, profilePlaces } from "../../shell/places.ts";
import menuTexts from "../../locale/texts/menu.en.json" with { type: "json" };
import accountFrameTexts from "./texts/accountFrame.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const { overview, genres, services, faves, ratings, wishes, account, devices, settings, data } =
  profilePlaces;

const PARTS = [
  { ...overview, icon: UserRound },
  { ...genres, icon: Clapperboard },
  { ...services, icon: Tv },
  { ...faves, icon: Heart },
  { ...ratings, icon: Star },
  { ...wishes, icon: Sparkles },
  places.together,
  { ...account, icon: IdCard },
  { ...devices, icon: MonitorSmartphone },
  { ...settings, icon: Settings2 },
  { ...data, icon: Database },
] as const;
const FOR_ADMINS = [{ ...profilePlaces.administration, icon: ShieldCheck }] as const;

/** Friends have subpages. */
function isHere(to: string, pathname: string): boolean {
  return (
    pathname === to ||
    (to === FRIENDS_ADDRESS &&
      (pathname.startsWith(`${FRIENDS_ADDRESS}/`) || pathname === ASK_ADDRESS))
  );
}

function showInRow(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

/**
 * The sections of the profile: a column on wide windows, a row on narrow ones, which on phones
 * scrolls to the current section.
 */
export function AccountNav({ label }: { label: string }) {
  const t = useTexts(menuTexts, shellTexts);
  const { pathname } = useLocation();
  const parts = useIsAdmin() ? [...PARTS, ...FOR_ADMINS] : PARTS;
  return (
    <nav aria-label={label} className="min-w-0 lg:pt-1">
      <ul className="rail flex gap-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-2 md:-mx-2 md:flex-wrap lg:sticky lg:top-6 lg:mx-0 lg:flex-col">
        {parts.map(({ to, word, icon }) => (
          <li key={to} className="shrink-0">
            <RouterLink
              ref={isHere(to, pathname) ? showInRow : undefined}
              href={to}
              aria-current={isHere(to, pathname) ? "page" : undefined}
              className="flex min-h-11 items-center gap-3 rounded-full px-3 text-sm text-ink-second hover:text-ink aria-[current=page]:bg-lifted aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:rounded-sheet lg:px-4 lg:text-base"
            >
              <span className="hidden lg:inline">
                <Icon of={icon} />
              </span>
              {t(word)}
              {to === FRIENDS_ADDRESS ? <FriendsCount /> : null}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Number of waiting friend requests and messages; nothing without any. Only the browser knows which
 * were seen.
 */
function FriendsCount() {
  const userId = useUserId();
  const registered = useRegistered();
  return useHydrated() && registered && userId !== null ? <Count userId={userId} /> : null;
}

function Count({ userId }: { userId: string }) {
  const t = useTexts(accountFrameTexts);
  const { requests, messages } = useFriendNews(userId);
  const count = requests + messages;
  if (count === 0) return null;
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-fill px-1.5 text-xs font-semibold text-on-fill tabular-nums">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t("accountFrame.friendNews", { count })}</VisuallyHidden>
    </span>
  );
}

/** Whether the person is known to be an administrator. */
function useIsAdmin(): boolean {
  const userId = useUserId();
  const { data } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== null });
  return data !== undefined && isAdmin(data.roles.map(({ name }) => name));
}
