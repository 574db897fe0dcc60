import type { ReactNode } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { Logo } from "../shell/Logo.tsx";
import { ThemeSwitch } from "../shell/ThemeSwitch.tsx";
import { AccountAction } from "./AccountAction.tsx";
import { AppLink } from "./AppLink.tsx";
import { useLocale, useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

export interface LandingHeaderProps {
  /** Between the logo and the buttons. */
  search?: ReactNode;
  /** Label of the account button when signed out; "Sign up" by default. */
  signUpLabel?: string;
}

/** The bar of landing pages: logo, optional search, account, the app. */
export function LandingHeader({ search, signUpLabel }: LandingHeaderProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts);
  return (
    <header className="relative z-20">
      {/* Art may lie behind the bar: this keeps its text legible in both themes. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 -z-20 h-24 bg-linear-to-b from-ground/85 to-transparent"
      />
      <div className="mx-auto flex min-h-18 w-full max-w-360 flex-wrap items-center gap-2 px-4 sm:gap-4 lg:px-14">
        <RouterLink
          href="/"
          aria-label={t("shell.home", { product: locale.productName })}
          className="inline-flex min-h-11 min-w-11 items-center overflow-hidden rounded-full max-sm:-ms-2.5 max-sm:w-11 max-sm:ps-2.5"
        >
          <Logo name={locale.productName} />
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
