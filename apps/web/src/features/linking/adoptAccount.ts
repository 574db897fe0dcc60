import type { CallApi } from "@worthy/contract";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../session/sessionStore.ts";

interface Adoption {
  call: CallApi;
  session: Pick<SessionStore, "reread">;
  storage: DeviceStorage;
}

/** Makes this device somebody's who was signed in on it from elsewhere. May be tried again where it fails: the bearer is kept first. */
export async function adoptAccount({ call, session, storage }: Adoption, { id, token }: { id: string; token: string }): Promise<void> {
  const keep = (defaultWatchlistId: number) => {
    storage.write("userData", JSON.stringify({ id, api_token: token, defaultWatchlistId }));
    session.reread();
  };
  keep(0);
  const { defaultWatchlistId } = await call("getUser", { params: { userId: id }, query: {} });
  storage.write("loggedIn", "true");
  keep(defaultWatchlistId);
}
