import { isBusinessHost, mayShowBanner } from "@worthy/domain";
import { Button, buttonClass, IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { useServices } from "../services/Services.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { readVisitCount } from "../session/visitCount.ts";
import { useLocalSetting } from "../settings/useLocalSetting.ts";
import { useScreenWidth } from "../width/useScreenWidth.ts";
import { readAppDevice, type AppDevice } from "./appAddress.ts";
import { surroundingsOf } from "./platform.ts";
import { useInstall } from "./useInstall.ts";
import { useTexts } from "../../locale/useLocale.ts";
import installedTexts from "./texts/installed.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

/**
 * Suggests the app to returning visitors on phones and tablets, above the tabs, until dismissed:
 * from the store if it has a listing, otherwise from here.
 */
export function SmartBanner() {
  const t = useTexts(installedTexts);
  const { track } = useServices();
  const width = useScreenWidth();
  const { possible, ask } = useInstall("banner");
  const [memory, remember] = useLocalSetting("smartBanner");
  // Checked at hydration, so that it doesn't appear in the middle of reading.
  const [due] = useState(() =>
    mayShowBanner(memory, {
      sessions: readVisitCount(deviceStorage, Date.now()),
      now: Date.now(),
    }),
  );
  const [way] = useState(() => (isBusinessHost(location.hostname) ? null : wayOf(readAppDevice())));
  const [gone, setGone] = useState(false);
  const { pathname } = useLocation();
  const shown =
    pathname !== "/desktop" &&
    due &&
    !gone &&
    width !== null &&
    width !== "desktop" &&
    way !== null &&
    (way !== "prompt" || possible);
  useEffect(() => {
    if (shown) track("install_offer", { place: "banner", action: "viewed" });
  }, [shown, track]);
  if (!shown) return null;
  const putAway = () => {
    remember({ hiddenAt: Date.now(), count: memory.count + 1 });
    track("install_offer", { place: "banner", action: "closed" });
    setGone(true);
  };
  const follow = () => (
    track("install_offer", { place: "banner", action: "tapped" }),
    setGone(true)
  );
  const answer =
    way === "prompt" ? (
      <Button className="shrink-0" onClick={() => (ask(), setGone(true))}>
        {t("installed.install")}
      </Button>
    ) : typeof way === "object" && way !== null ? (
      <a
        href={way.store}
        rel="noreferrer"
        onClick={follow}
        className={buttonClass("primary", "medium", "shrink-0")}
      >
        {t("installed.get")}
      </a>
    ) : null;
  return (
    <Strip answer={answer} onClose={putAway}>
      {t(
        way === "share"
          ? "installed.bannerShare"
          : typeof way === "object"
            ? "installed.bannerStore"
            : "installed.bannerText",
      )}
    </Strip>
  );
}

/**
 * How to get the app: none if installed, on mobile the store's listing, otherwise the browser's
 * prompt. Safari on phones has no prompt, so the banner explains the way.
 */
function wayOf(device: AppDevice): "prompt" | "share" | { store: string } | null {
  if (device.installed) return null;
  if (device.mobile && device.storeUrl !== null) return { store: device.storeUrl };
  const { platform, browser } = surroundingsOf(navigator.userAgent, navigator.maxTouchPoints);
  return platform === "ios" && browser === "safari" ? "share" : "prompt";
}

function Strip({
  answer,
  onClose,
  children,
}: {
  answer: ReactNode;
  onClose: () => void;
  children: string;
}) {
  const t = useTexts(installedTexts);
  return (
    <section
      data-prompt
      aria-label={t("installed.banner")}
      className="fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-3 rounded-sheet border border-hairline bg-raised py-2 ps-3 pe-1 shadow-(--shade) md:inset-x-auto md:end-4 md:bottom-4 md:max-w-110"
    >
      <img
        src={toAddress("/icons/icon-192.png")}
        alt=""
        width={40}
        height={40}
        className="shrink-0 rounded-[9px]"
      />
      <p className="min-w-0 flex-1 text-sm text-pretty">{children}</p>
      {answer}
      <IconButton icon={X} label={t("installed.notNow")} onClick={onClose} />
    </section>
  );
}
