import { classNames } from "@worthy/ui";
import type { ReactNode } from "react";
import {
  ASK_ADDRESS,
  FRIENDS_ADDRESS,
  MESSAGES_ADDRESS,
} from "../../features/friends/friendAddresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { AccountFrame } from "../profile/AccountFrame.tsx";
import { RegisteredOnly } from "../profile/RegisteredOnly.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import peopleTexts from "../../features/friends/texts/people.en.json" with { type: "json" };

const PARTS = [
  { to: FRIENDS_ADDRESS, word: "friends.people" },
  { to: MESSAGES_ADDRESS, word: "friends.messages" },
  { to: ASK_ADDRESS, word: "people.ask" },
] as const;

interface FriendsFrameProps {
  heading: string;
  hint?: string;
  children: (userId: string) => ReactNode;
}

/** The frame of all friend pages, for registered people: others can't have friends. */
export function FriendsFrame({ heading, hint, children }: FriendsFrameProps) {
  const t = useTexts(friendsTexts, peopleTexts);
  const { pathname } = useLocation();
  return (
    <AccountFrame heading={heading} {...(hint === undefined ? {} : { hint })}>
      <RegisteredOnly reason="friends">
        {(userId) => (
          <>
            <nav aria-label={t("friends.parts")} className="-mt-2">
              <ul className="rail flex gap-4 overflow-x-auto sm:gap-6 border-b border-hairline">
                {PARTS.map(({ to, word }) => (
                  <li key={to}>
                    <RouterLink
                      href={to}
                      aria-current={pathname === to ? "page" : undefined}
                      className={classNames(
                        "relative inline-flex min-h-11 items-center px-1 whitespace-nowrap text-ink-second after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink",
                        "aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-fill",
                      )}
                    >
                      {t(word)}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </nav>
            {children(userId)}
          </>
        )}
      </RegisteredOnly>
    </AccountFrame>
  );
}
