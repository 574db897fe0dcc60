/** The browser's own install prompt; in no standard type. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Stored by theme.js, which runs before browsers fire the event. */
    worthyInstallPrompt?: InstallPrompt | null;
  }
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Notifies when the app becomes installable, and when it is installed. */
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

/** Whether the browser can show its prompt now. */
export const canInstall = (): boolean => (window.worthyInstallPrompt ?? null) !== null;

/** Shows the browser's prompt, which is possible once; true if accepted. */
export async function install(): Promise<boolean> {
  const question = window.worthyInstallPrompt;
  window.worthyInstallPrompt = null;
  changed();
  return (await question?.prompt())?.outcome === "accepted";
}
