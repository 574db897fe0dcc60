/** What is known about the device. */
export interface AppDevice {
  /** This is the installed app. */
  installed: boolean;
  mobile: boolean;
  /** The app store's listing; null if the operator has none. */
  storeUrl: string | null;
}

/**
 * Target of the app button: in the installed app its root, on mobile the store's listing, otherwise
 * the page about the desktop form.
 */
export function appAddressOf({ installed, mobile, storeUrl }: AppDevice): string {
  if (installed) return "/";
  return mobile && storeUrl !== null ? storeUrl : "/desktop";
}

interface MoreNavigator {
  userAgentData?: { mobile?: boolean };
  /** Safari's name for an installed page. */
  standalone?: boolean;
}

const navigatorHere = () => navigator as Navigator & MoreNavigator; // not every browser has these

/** Whether this page runs in its own window, as the installed app or in the desktop form. */
export function isInOwnWindow(): boolean {
  return (
    navigatorHere().standalone === true ||
    matchMedia("(display-mode: standalone)").matches ||
    document.documentElement.dataset["client"] === "desktop"
  );
}

/** Inspects the browser. iPads claim to be Macs, but have a touch screen, unlike Macs. */
export function readAppDevice(): AppDevice {
  const { userAgent, maxTouchPoints, userAgentData } = navigatorHere();
  return {
    installed: isInOwnWindow(),
    mobile:
      userAgentData?.mobile === true ||
      /Android|iPhone|iPad|iPod|Mobi/.test(userAgent) ||
      (maxTouchPoints > 1 && /Mac/.test(userAgent)),
    storeUrl: document.querySelector<HTMLMetaElement>("meta[name=app-store]")?.content ?? null,
  };
}
