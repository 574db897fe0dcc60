import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";

interface Asked {
  userId: string;
  email: string;
}

/**
 * Requests a sign-in link. If the account doesn't have the address yet (417), saves the address and
 * requests the link again.
 */
export async function requestLink(
  call: CallApi,
  { userId, email }: Asked,
): Promise<CallOutput<"requestEmailLink">> {
  const ask = () => call("requestEmailLink", { body: { email, authDeviceType: "WEB" } });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 417) throw error;
    await call("patchUser", { params: { userId }, body: { email } });
    return ask();
  }
}
