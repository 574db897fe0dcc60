/** The browser's own question whether to install the app; in no standard type. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Kept by theme.js, which runs before browsers say that they could ask. */
    worthyInstallPrompt?: InstallPrompt | null;
  }
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Hears of browsers that can install the app, and of its being installed. */
export function watchInstall(listener: () => void): () => void {
  const gone = () => {
    window.worthyInstallPrompt = null;
    listener();
  };
  addEventListener("beforeinstallprompt", listener);
  addEventListener("appinstalled", gone);
  listeners.add(listener);
  return () => {
    removeEventListener("beforeinstallprompt", listener);
    removeEventListener("appinstalled", gone);
    listeners.delete(listener);
  };
}

/** Whether the browser would ask now. */
export const canInstall = (): boolean => (window.worthyInstallPrompt ?? null) !== null;

/** Lets the browser ask, which it does once; true where the person says yes. */
export async function install(): Promise<boolean> {
  const question = window.worthyInstallPrompt;
  window.worthyInstallPrompt = null;
  changed();
  return (await question?.prompt())?.outcome === "accepted";
}
