import type { Toasts } from "@worthy/ui";
import type { T } from "../../messages/useT.ts";

export const ERROR_TIMEOUT = 10_000;
export const NETWORK_TIMEOUT = 60_000;
const NETWORK = "network";

interface Place {
  toasts: Toasts;
  t: T;
}

/** Says that the network is gone, for a minute or until it is back. */
export function showNetworkLost({ toasts, t }: Place): void {
  const close = () => toasts.close(NETWORK);
  toasts.show({ id: NETWORK, text: t("shell.networkLost"), urgent: true, timeout: NETWORK_TIMEOUT, action: { label: t("shell.ok"), onPress: close } });
}

export function hideNetworkLost(toasts: Toasts): void {
  toasts.close(NETWORK);
}

export interface FailureMessage {
  /** "Oops! Something went wrong." where nothing better is known. */
  text?: string;
  /** Loads the page anew where nothing better is known. */
  retry?: () => void;
  /** A message of the same id is replaced, so that one fault that comes again and again stays one message. */
  id?: string;
}

/** Says that something went wrong, with a way to try again; without a network it says that instead. */
export function showFailure(place: Place, { text, retry, id }: FailureMessage = {}): void {
  if (!navigator.onLine) return showNetworkLost(place);
  const { toasts, t } = place;
  toasts.show({
    text: text ?? t("shell.oops"),
    urgent: true,
    timeout: ERROR_TIMEOUT,
    action: { label: t("shell.retry"), onPress: retry ?? (() => location.reload()) },
    ...(id === undefined ? {} : { id }),
  });
}
