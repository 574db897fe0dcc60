import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";

interface Asked {
  userId: string;
  email: string;
}

/** Asks for a sign-in link. Where the account has not the address yet (417), the address is saved to it and the link asked for once more. */
export async function requestLink(call: CallApi, { userId, email }: Asked): Promise<CallOutput<"requestEmailLink">> {
  const ask = () => call("requestEmailLink", { body: { email, authDeviceType: "WEB" } });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 417) throw error;
    await call("patchUser", { params: { userId }, body: { email } });
    return ask();
  }
}
