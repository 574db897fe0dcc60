import type { CallApi, CallOutput, EndpointId } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { sampleUser } from "./sampleAnswers.ts";
import { shelfAnswers } from "./shelfAnswers.ts";

export const HOLDER = "holderholder";
const NOTHING = {
  ratings: 0,
  watchlists: 0,
  items: 0,
  services: 0,
  genres: 0,
  episodes: 0,
  films: 0,
};

/** What the server thinks of whoever signs in; tests change it as they go. */
export interface SignInState {
  /** The account has the address already. */
  saved: boolean;
  refusal: ApiFailure | null;
  mail: CallOutput<"getEmailLink">["mail"];
  state: CallOutput<"getEmailLink">["state"];
  /** What opening a link comes to. */
  authentication: CallOutput<"authenticate"> | ApiFailure;
  waiting: CallOutput<"listSignInRequests">["results"];
  logout: ApiFailure | null;
  /** The server knows no bearer any more. */
  forgotten: boolean;
  /** Who is signed in before the link is opened; null while nobody is. */
  before: string | null;
}

export const signedIn: CallOutput<"authenticate"> = {
  holderId: HOLDER,
  accessToken: "fresh",
  outcome: "SIGNED_IN",
  newAccount: false,
  merged: { ...NOTHING, ratings: 12, items: 3 },
  request: null,
  redirectUrl: null,
};

export const otherDevice: SignInState["waiting"][number] = {
  requestId: "requestabcde",
  deviceLabel: "Chrome on Android",
  requestedAt: "2026-01-01T00:00:00Z",
  matchingCode: "07",
};

const REFUSED = new ApiFailure(401, "who are you?");

/** Answers that do not depend on the input. */
type SyncAnswers = Partial<Record<EndpointId, () => unknown>>;

/** The shelf, with a server that signs people in. */
export function signInAnswers({ rated = 0 } = {}): { call: CallApi; state: SignInState } {
  const shelf = shelfAnswers({ rated });
  const state: SignInState = {
    saved: false,
    refusal: null,
    mail: "SENT",
    state: "WAITING",
    authentication: signedIn,
    waiting: [],
    logout: null,
    forgotten: false,
    before: null,
  };
  const mine: SyncAnswers = {
    ...personAnswers(state),
    ...linkAnswers(state),
    ...requestAnswers(state),
  };
  const personal = new Set<EndpointId>([
    "getUser",
    "listRatings",
    "listWatchlists",
    "rateTitle",
    "recordSession",
  ]);
  const call = async (id: EndpointId, input: never) => {
    if (state.forgotten && personal.has(id)) throw REFUSED;
    const answer = mine[id];
    return answer
      ? answer()
      : (shelf.call as (id: EndpointId, input: unknown) => Promise<unknown>)(id, input); // one function for all endpoints
  };
  return { call: call as CallApi, state };
}

const holderOf = ({ authentication }: SignInState) =>
  authentication instanceof ApiFailure ? HOLDER : (authentication.holderId ?? HOLDER);

/** Who is signed in, and what signs them in. */
function personAnswers(state: SignInState): SyncAnswers {
  let holder = false;
  return {
    getUser: () =>
      holder
        ? {
            ...sampleUser,
            id: holderOf(state),
            email: "ann@example.org",
            roles: [{ name: "ROLE_USER" }],
            defaultWatchlistId: 77,
          }
        : { ...sampleUser, email: state.before },
    patchUser: () => ((state.saved = true), sampleUser),
    collectSignIn: () => ((holder = true), { ...signedIn, merged: { ...NOTHING, ratings: 1 } }),
    authenticate: () => {
      if (state.authentication instanceof ApiFailure) throw state.authentication;
      holder = state.authentication.accessToken !== null;
      return state.authentication;
    },
  };
}

/** The link that is sent by mail. */
function linkAnswers(state: SignInState): SyncAnswers {
  const link = () => ({
    success: true as const,
    requestId: "requestabcde",
    purpose: "SIGN_IN" as const,
    matchingCode: "07",
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    mail: state.mail,
  });
  return {
    requestEmailLink: () => {
      if (state.refusal) throw state.refusal;
      if (!state.saved) throw new ApiFailure(417, "not yet");
      return { ...link(), mail: "SENDING" };
    },
    getEmailLink: () => ({ ...link(), state: state.state }),
  };
}

/** Requests of other devices, a device's earlier history, and signing out. */
function requestAnswers(state: SignInState): SyncAnswers {
  return {
    listSignInRequests: () => ({ results: state.waiting, total: state.waiting.length }),
    answerSignInRequest: () => ({ approved: false }),
    bringDeviceHistory: () => ({ merged: { ...NOTHING, ratings: 2 } }),
    logout: () => {
      if (state.logout) throw state.logout;
      return { success: true };
    },
  };
}
