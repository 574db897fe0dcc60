import { buttonClass } from "@worthy/ui";
import { useEffect, useState } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";

const LOOK = buttonClass("primary", "medium", "shrink-0 px-3 sm:px-4 whitespace-nowrap");

/** The way to the app: to get it, or where this is the installed one, into it. */
export function AppLink() {
  const t = useT();
  // The server knows nothing of the device: until somebody has looked, it offers what every device can open.
  const [href, lead] = useState("/desktop");
  useEffect(() => {
    void loadChunk(() => import("../features/installed/appAddress.ts"))
      .then(({ appAddressOf, readAppDevice }) => lead(appAddressOf(readAppDevice())))
      .catch(() => {});
  }, []);
  const word = href === "/" ? t("publicMode.goToApp") : t("publicMode.getApp");
  if (!href.startsWith("/")) {
    return (
      <a href={href} rel="nofollow noreferrer" className={LOOK}>
        {word}
      </a>
    );
  }
  return (
    <RouterLink href={href} className={LOOK}>
      {word}
    </RouterLink>
  );
}
