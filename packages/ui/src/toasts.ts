import { Toast } from "@base-ui/react/toast";

export interface ToastMessage {
  text: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it closes; 0 keeps it. */
  timeout?: number;
  /** An error is said urgently. */
  urgent?: boolean;
  /** A message with the id of one that is open replaces it. */
  id?: string;
}

export interface Toasts {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  close: (id: string) => void;
  /** For ToastRegion. */
  manager: ReturnType<typeof Toast.createToastManager>;
}

const NORMAL_TIMEOUT = 3000;

/** The store of messages that a ToastRegion shows; make one and hand it to both sides. */
export function createToasts(): Toasts {
  const manager = Toast.createToastManager();
  return {
    manager,
    close: (id) => manager.close(id),
    show: ({ text, action, timeout = NORMAL_TIMEOUT, urgent = false, id }) =>
      manager.add({
        title: text,
        timeout,
        priority: urgent ? "high" : "low",
        ...(id ? { id } : {}),
        ...(action ? { actionProps: { children: action.label, onClick: action.onPress } } : {}),
      }),
  };
}
