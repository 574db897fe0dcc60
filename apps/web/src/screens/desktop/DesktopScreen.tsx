import { Button, buttonClass } from "@worthy/ui";
import { AppWindow, Download, Share2, WifiOff, type LucideIcon } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { noteProvider } from "../../features/account/onboardingProvider.ts";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { isInOwnWindow, readAppDevice } from "../../features/installed/appAddress.ts";
import { surroundingsOf, type Surroundings } from "../../features/installed/platform.ts";
import { useInstall } from "../../features/installed/useInstall.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useServices } from "../../features/services/Services.ts";
import { useTexts } from "../../locale/useLocale.ts";
import installedTexts from "../../features/installed/texts/installed.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

const COMMAND = "npm run desktop";
const DOES: readonly (readonly [
  LucideIcon,
  "installed.does_window" | "installed.does_offline" | "installed.does_share",
])[] = [
  [AppWindow, "installed.does_window"],
  [WifiOff, "installed.does_offline"],
  [Share2, "installed.does_share"],
];

/** Explains the app in its own window, and how to install it on this device. */
export function DesktopScreen() {
  const t = useTexts(installedTexts);
  const { track } = useServices();
  const inBrowser = useHydrated();
  // On iPhones and iPads there is neither a window to place nor sharing to an installed page, and no
  // server to start.
  const ios =
    inBrowser && surroundingsOf(navigator.userAgent, navigator.maxTouchPoints).platform === "ios";
  useEffect(() => noteProvider(location.search), []);
  useEffect(() => track("install_offer", { place: "desktop", action: "viewed" }), [track]);
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-10 px-4 pt-6 md:pt-10 lg:px-14">
      <div className="grid items-center gap-10 lg:grid-cols-2">
        <div className="flex max-w-160 flex-col gap-8">
          <div>
            <h1 className="font-display text-2xl font-bold tracking-tight text-balance md:text-3xl">
              {t("installed.heading")}
            </h1>
            <p className="mt-4 text-base text-pretty text-ink-second md:text-lg">
              {t("installed.lead")}
            </p>
          </div>
          <div className="min-h-40">
            <HowHere />
          </div>
        </div>
        <img
          src={toAddress("/screenshots/today-desktop-dark.webp")}
          alt=""
          width={1152}
          height={720}
          loading="lazy"
          className="hidden h-auto w-full rounded-sheet border border-hairline shadow-(--shade) lg:block"
        />
      </div>
      <Part heading={t("installed.offlineHeading")}>
        <ul className="flex flex-col gap-3">
          {DOES.filter(([, word]) => !ios || word === "installed.does_offline").map(
            ([Sign, word]) => (
              <li key={word} className="flex items-center gap-3">
                <Sign
                  aria-hidden
                  size={20}
                  strokeWidth={1.75}
                  className="shrink-0 text-ink-second"
                />
                {t(word)}
              </li>
            ),
          )}
        </ul>
      </Part>
      {ios ? null : <OwnServer />}
    </div>
  );
}

/** For people who run this server themselves. */
function OwnServer() {
  const t = useTexts(installedTexts);
  return (
    <Part heading={t("installed.serverHeading")}>
      <p className="text-pretty text-ink-second">{t("installed.server")}</p>
      <Command>{COMMAND}</Command>
      <p className="mt-4 text-pretty text-ink-second">{t("installed.serverLink")}</p>
      <Command>{`${COMMAND} -- /home/`}</Command>
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="max-w-160">
      <h2 className="mb-3 font-display text-lg font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

function Command({ children }: { children: string }) {
  return (
    <code className="mt-2 block w-fit max-w-full overflow-x-auto rounded-[6px] border border-hairline bg-raised px-4 py-3 text-sm">
      {children}
    </code>
  );
}

/** The way for this browser, which the server doesn't know; there is room for any. */
function HowHere() {
  const t = useTexts(installedTexts);
  const inBrowser = useHydrated();
  const { possible, ask } = useInstall("desktop");
  if (!inBrowser) return null;
  if (isInOwnWindow()) {
    return (
      <Part heading={t("installed.here")}>
        <p className="mb-4 text-pretty text-ink-second">{t("installed.hereText")}</p>
        <RouterLink href="/" className={buttonClass("primary", "large")}>
          {t("installed.open")}
        </RouterLink>
      </Part>
    );
  }
  const { mobile, storeUrl } = readAppDevice();
  if (mobile && storeUrl !== null) {
    return (
      <Part heading={t("installed.howHeading")}>
        <a href={storeUrl} rel="noreferrer" className={buttonClass("primary", "large")}>
          {t("installed.get")}
        </a>
      </Part>
    );
  }
  const here = surroundingsOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Part heading={t("installed.howHeading")}>
      {possible ? (
        <Button size="large" icon={Download} onClick={ask}>
          {t("installed.installHere")}
        </Button>
      ) : (
        <p className="text-pretty">{t(wordsFor(here))}</p>
      )}
      <p className="mt-3 text-sm text-ink-second">
        {t("installed.whereFor", { device: t(`installed.device_${here.platform}`) })}
      </p>
    </Part>
  );
}

function wordsFor({ platform, browser }: Surroundings) {
  if (platform === "ios") return "installed.how_ios";
  if (platform === "android") return "installed.how_android";
  if (platform === "mac" && browser === "safari") return "installed.how_macSafari";
  return browser === "chromium" ? "installed.how_chromium" : "installed.how_elsewhere";
}
