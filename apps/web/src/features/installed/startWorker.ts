import type { Toasts } from "@worthy/ui";
import type { Locale } from "../../locale/createLocale.ts";
import installedTexts from "./texts/installed.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

interface WorkerParts {
  toasts: Toasts;
  locale: Locale;
}

const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker, and announces a waiting new version, which takes over in all tabs
 * on request, or when the last one is closed.
 */
export async function startWorker({ toasts, locale }: WorkerParts): Promise<void> {
  const t = locale.texts(installedTexts);
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator; // plain http addresses have none
  if (!serviceWorker) return;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
    toAddress("/sw.js"),
    { updateViaCache: "none" },
  );
  if (!registration) return;
  const offer = () => {
    // The first version on a device replaces nothing.
    if (!registration.waiting || !serviceWorker.controller) return;
    toasts.show({
      id: "new-version",
      text: t("installed.newVersion"),
      timeout: 0,
      action: {
        label: t("installed.takeNew"),
        onPress: () => takeOver(serviceWorker, registration),
      },
    });
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
  offer();
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS);
}

/** Activates the new version and reloads the page. */
function takeOver(
  serviceWorker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("take over");
}
