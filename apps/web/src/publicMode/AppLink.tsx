import { buttonClass } from "@worthy/ui";
import { useEffect, useState } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useTexts } from "../locale/useLocale.ts";
import publicModeTexts from "./texts/publicMode.en.json" with { type: "json" };

const LOOK = buttonClass("primary", "medium", "shrink-0 px-3 sm:px-4 whitespace-nowrap");

/** A link to the app: to get it, or, if installed, to open it. */
export function AppLink() {
  const t = useTexts(publicModeTexts);
  // The server knows nothing about the device: until checked in the browser, it offers what works
  // on every device.
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
