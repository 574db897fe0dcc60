import type { Toasts } from "@worthy/ui";
import { reloadPage } from "../../router/reloadPage.ts";
import type { Locale } from "../../locale/createLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const ERROR_TIMEOUT = 10_000;
export const NETWORK_TIMEOUT = 60_000;
const NETWORK = "network";

interface Place {
  toasts: Toasts;
  locale: Locale;
}

/** Says that the network is unavailable, for a minute or until it is back. */
export function showNetworkLost({ toasts, locale }: Place): void {
  const t = locale.texts(shellTexts);
  const close = () => toasts.close(NETWORK);
  toasts.show({
    id: NETWORK,
    text: t("shell.networkLost"),
    urgent: true,
    timeout: NETWORK_TIMEOUT,
    action: { label: t("shell.ok"), onPress: close },
  });
}

export function hideNetworkLost(toasts: Toasts): void {
  toasts.close(NETWORK);
}

/**
 * Says that a new version has replaced files that are needed now. The page stays until somebody
 * wants it loaded.
 * @param load loads this page by default
 */
export function showUpdated(
  { toasts, locale }: Place,
  load: () => void = () => reloadPage(window) || location.reload(),
): void {
  const t = locale.texts(shellTexts);
  toasts.show({
    id: "updated",
    text: t("shell.updated", { product: locale.productName }),
    urgent: true,
    timeout: 0,
    action: { label: t("shell.reload"), onPress: load },
  });
}

export interface FailureMessage {
  /** "Oops! Something went wrong." by default. */
  text?: string;
  /** Reloads the page by default. */
  retry?: () => void;
  /** What helps instead of retrying. */
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stays, in milliseconds. */
  timeout?: number;
  /** Replaces a message with the same id, so a recurring fault remains one message. */
  id?: string;
}

/** Says that something went wrong, with a way to retry; without a network, says that instead. */
export function showFailure(
  place: Place,
  { text, retry, action, timeout, id }: FailureMessage = {},
): void {
  if (!navigator.onLine) return showNetworkLost(place);
  const { toasts, locale } = place;
  const t = locale.texts(shellTexts);
  toasts.show({
    text: text ?? t("shell.oops"),
    urgent: true,
    timeout: timeout ?? ERROR_TIMEOUT,
    action: action ?? {
      label: t("shell.retry"),
      onPress: retry ?? (() => location.reload()),
    },
    ...(id === undefined ? {} : { id }),
  });
}
