import type { Toasts } from "@worthy/ui";
import { installed } from "../../messages/en/installed.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";

provideTexts({ installed });

interface WorkerParts {
  toasts: Toasts;
  t: T;
}

const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Registers the service worker, and says when a new version waits; that one begins when somebody wants it, in all tabs, or when the last of them is closed. */
export async function startWorker({ toasts, t }: WorkerParts): Promise<void> {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator; // plain http addresses have none
  if (!serviceWorker) return;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  if (!registration) return;
  const offer = () => {
    // The first version of a device replaces nothing.
    if (!registration.waiting || !serviceWorker.controller) return;
    toasts.show({
      id: "new-version",
      text: t("installed.newVersion"),
      timeout: 0,
      action: { label: t("installed.takeNew"), onPress: () => takeOver(serviceWorker, registration) },
    });
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  offer();
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS);
}

/** Lets the new version begin and loads the page by it. */
function takeOver(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("take over");
}
