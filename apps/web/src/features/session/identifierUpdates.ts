import type { CallApi } from "@worthy/contract";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { Report } from "../services/Services.ts";
import type { DeviceStorage } from "./deviceStorage.ts";
import { isSignedOut } from "./isSignedOut.ts";
import type { SessionStore } from "../services/SessionStore.ts";

/** Milliseconds between a login and reporting this installation to the server. */
export const IDENTIFIER_DELAY = 3000;
const DUE = "identifierDue";
const INSTALLATION = "installationId";

interface UpdateParts {
  call: CallApi;
  session: SessionStore;
  storage: DeviceStorage;
  report: Report;
}

/**
 * A random name of this installation, created on first use and cleared at logout. It says nothing
 * about the device and is used nowhere else.
 */
function installationId(storage: DeviceStorage): string {
  const id = storage.read(INSTALLATION) ?? newIdempotencyKey();
  storage.write(INSTALLATION, id);
  return id;
}

/**
 * Tells the server, three seconds after a login, which installation signed in; if a page closes too
 * early, the next one does it.
 */
export function identifierUpdates({ call, session, storage, report }: UpdateParts): {
  plan: () => void;
  resume: () => void;
} {
  const update = async () => {
    const account = session.account();
    if (!account || storage.read(DUE) === null) return;
    const fingerprint = installationId(storage);
    try {
      await call("updateIdentifier", {
        params: { userId: account.id },
        body: { identifier: account.id, source: "WEB", fingerprint },
      });
      storage.remove(DUE);
    } catch (error) {
      if (!isSignedOut(error)) report("Failed to update identifier", error);
    }
  };
  const later = () => void setTimeout(() => void update(), IDENTIFIER_DELAY);
  return {
    plan: () => {
      storage.write(DUE, "true");
      later();
    },
    resume: () => {
      if (storage.read(DUE) !== null) later();
    },
  };
}
