import { ApiFailure } from "@worthy/contract/apiFailure";
import { isReplaced } from "./isReplaced.ts";
import { isMissing } from "./loadChunk.ts";
import { showFailure, showUpdated } from "./failureToasts.ts";
import { useServices, type Services } from "../services/Services.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { failureText } from "../../locale/failureText.ts";
import { useLocale } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Long enough to close a dialog first, which the message lies behind. */
const SIGN_IN_MS = 60_000;

/** Whether a call was refused because the person signed in too long ago. */
export const isStaleSignIn = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === "sign-in-again";

/**
 * Says that an action failed and offers what helps: to retry, to sign in again, or to reload if a
 * new version has replaced its code. Passes on the server's message about invalid input.
 * @param text what to say instead of "Oops!"
 */
export function useFailureToast(text?: string): (error: unknown, retry: () => void) => void {
  const services = useServices();
  const { toasts, track } = services;
  const locale = useLocale();
  return (error, retry) => {
    const told = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
    track(
      "exception",
      { description: error instanceof Error ? error.message : String(error), fatal: false },
      error,
    );
    const action = {
      label: locale.texts(shellTexts)("shell.sendLink"),
      onPress: () => void sendOwnLink(services, locale),
    };
    const message = {
      retry,
      ...(text === undefined ? {} : { text }),
      ...(told ? { text: failureText(error, locale) } : {}),
      ...(isStaleSignIn(error) ? { action, timeout: SIGN_IN_MS } : {}),
    };
    if (!isMissing(error)) return showFailure({ toasts, locale }, message);
    void isReplaced(error).then((replaced) =>
      replaced ? showUpdated({ toasts, locale }) : showFailure({ toasts, locale }, message),
    );
  };
}

/** Mails a sign-in link to the person's own address. */
async function sendOwnLink(services: Services, locale: Locale): Promise<void> {
  const { call, session, toasts } = services;
  try {
    const { id: userId } = await session.ensureAccount();
    const { email } = await call("getUser", { params: { userId } });
    await call("requestEmailLink", { body: { email: email ?? "", authDeviceType: "WEB" } });
    const text = locale.texts(shellTexts)("shell.linkSent", { email: email ?? "" });
    toasts.show({ text, timeout: SIGN_IN_MS });
  } catch (error) {
    const text = error instanceof ApiFailure ? { text: failureText(error, locale) } : {};
    showFailure({ toasts, locale }, { ...text, retry: () => void sendOwnLink(services, locale) });
  }
}
