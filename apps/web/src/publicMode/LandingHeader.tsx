import type { ReactNode } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";
import { Logo } from "../shell/Logo.tsx";
import { ThemeSwitch } from "../shell/ThemeSwitch.tsx";
import { AccountAction } from "./AccountAction.tsx";
import { AppLink } from "./AppLink.tsx";

export interface LandingHeaderProps {
  /** Stands between the logo and the buttons. */
  search?: ReactNode;
  /** What the account button says to who is not signed in; "Sign up" where nothing is given. */
  signUpLabel?: string;
}

/** The bar of pages that people come to from elsewhere: logo, search where there is one, account, the app. */
export function LandingHeader({ search, signUpLabel }: LandingHeaderProps) {
  const t = useT();
  return (
    <header className="relative z-20">
      {/* Art may lie under the bar: this keeps its words legible in both themes. */}
      <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 -z-20 h-24 bg-linear-to-b from-ground/85 to-transparent" />
      <div className="mx-auto flex min-h-18 w-full max-w-360 flex-wrap items-center gap-2 px-4 sm:gap-4 lg:px-14">
        <RouterLink
          href="/"
          aria-label={t("shell.home")}
          className="inline-flex min-h-11 min-w-11 items-center overflow-hidden rounded-full max-sm:-ms-2.5 max-sm:w-11 max-sm:ps-2.5"
        >
          <Logo name={t("shell.name")} />
        </RouterLink>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2 md:min-w-0 md:flex-1 md:flex-nowrap">
          {search}
          <span className="max-sm:hidden">
            <ThemeSwitch />
          </span>
          <AccountAction signUpLabel={signUpLabel} />
          <AppLink />
        </div>
      </div>
    </header>
  );
}
