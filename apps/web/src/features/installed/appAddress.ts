/** What is known of the device that shows the page. */
export interface AppDevice {
  /** This is the installed app. */
  installed: boolean;
  mobile: boolean;
  /** The app store's listing; null where the operator has named none. */
  storeUrl: string | null;
}

/** Where the button for the app leads: in the installed app to its root, on mobile to the store's listing, else to the page of the desktop form. */
export function appAddressOf({ installed, mobile, storeUrl }: AppDevice): string {
  if (installed) return "/";
  return mobile && storeUrl !== null ? storeUrl : "/desktop";
}

interface MoreNavigator {
  userAgentData?: { mobile?: boolean };
  /** Safari's own word for an installed page. */
  standalone?: boolean;
}

const navigatorHere = () => navigator as Navigator & MoreNavigator; // not every browser has these

/** Whether this page runs in a window of its own, as the installed app or in the desktop form. */
export function isInOwnWindow(): boolean {
  return navigatorHere().standalone === true || matchMedia("(display-mode: standalone)").matches || document.documentElement.dataset["client"] === "desktop";
}

/** Looks at the browser. iPads call themselves Macs: they have a touch screen and Macs have none. */
export function readAppDevice(): AppDevice {
  const { userAgent, maxTouchPoints, userAgentData } = navigatorHere();
  return {
    installed: isInOwnWindow(),
    mobile: userAgentData?.mobile === true || /Android|iPhone|iPad|iPod|Mobi/.test(userAgent) || (maxTouchPoints > 1 && /Mac/.test(userAgent)),
    storeUrl: document.querySelector<HTMLMetaElement>("meta[name=app-store]")?.content ?? null,
  };
}
