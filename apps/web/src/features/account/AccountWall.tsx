import { buttonClass, Icon } from "@worthy/ui";
import { KeyRound, MonitorSmartphone, ShieldCheck, Users } from "lucide-react";
import { RouterLink } from "../links/RouterLink.tsx";
import { REGISTRATION_ADDRESS, SIGN_IN_ADDRESS } from "./addresses.ts";
import { useTexts } from "../../locale/useLocale.ts";
import accountWallTexts from "./texts/accountWall.en.json" with { type: "json" };

/** What an unregistered person tried to do. */
export const WALL_REASONS = ["account", "devices", "link", "sharing", "friends"] as const;
export type WallReason = (typeof WALL_REASONS)[number];

const GAINS = [
  { icon: MonitorSmartphone, word: "accountWall.everywhere" },
  { icon: Users, word: "accountWall.together" },
  { icon: KeyRound, word: "accountWall.keeps" },
  { icon: ShieldCheck, word: "accountWall.free" },
] as const;

interface AccountWallProps {
  reason?: WallReason | undefined;
  /** The wall is the whole page, so its heading is the page's. */
  alone?: boolean;
}

/** Shown in front of what needs registration: its benefits, and the way to register. */
export function AccountWall({ reason, alone = false }: AccountWallProps) {
  const t = useTexts(accountWallTexts);
  const Heading = alone ? "h1" : "h2";
  return (
    <div className="rounded-sheet border border-hairline bg-raised p-6 md:p-10">
      <Heading className="font-display text-xl font-semibold text-balance">
        {t("accountWall.heading")}
      </Heading>
      <p className="mt-2 text-pretty text-ink-second">
        {reason ? `${t(`accountWall.for_${reason}`)} ` : ""}
        {t("accountWall.what")}
      </p>
      <ul className="mt-6 flex flex-col gap-4">
        {GAINS.map(({ icon, word }) => (
          <li key={word} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lifted">
              <Icon of={icon} />
            </span>
            {t(word)}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <RouterLink href={REGISTRATION_ADDRESS} className={buttonClass("primary", "large")}>
          {t("accountWall.signUp")}
        </RouterLink>
        <RouterLink href={SIGN_IN_ADDRESS} className={buttonClass("outline", "large")}>
          {t("accountWall.signIn")}
        </RouterLink>
      </div>
    </div>
  );
}
