import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { profileCompletion } from "@worthy/domain";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { shelfAnswers } from "./shelfAnswers.ts";

type Profile = CallOutput<"getProfile">;
type Settings = CallOutput<"getSettings">;
type Device = CallOutput<"listDevices">["results"][number];

const LONG_AGO = "2026-01-05T12:00:00.000Z";

const device = (id: string, label: string, more: Partial<Device> = {}): Device => ({
  id,
  label,
  source: "WEB",
  createdAt: LONG_AGO,
  lastSeenAt: "2026-03-01T12:00:00.000Z",
  current: false,
  ...more,
});

const CANNED: CallOutput<"listCannedProfiles">["results"][number] = {
  id: "vera",
  name: "Vera (demo)",
  description: "A made-up person for demonstration: slow crime.",
  image: "avatar2v2.jpg",
  color: "#8C3B3B",
  canned: true,
  finishedRate: true,
  finishedRateMovie: true,
  lastRatedItem: 10_586,
  lastRatedMovie: 11_182,
  token: null,
  userId: null,
};

interface AccountState {
  isRegistered: boolean;
  /** The letters about a change of address are open. */
  opened: boolean;
  /** The person is a demo profile. */
  canned: boolean;
  email: string | null;
  own: { profileName: string; profileImage: string | null; genres: string[] };
  devices: readonly Device[];
  settings: Settings;
  /** The sign-in is too long ago to delete the account. */
  stale: boolean;
  /** Throws if the next write should fail. */
  mayFail: () => void;
}

interface AccountAnswers {
  call: CallApi;
  /** From now on the sign-in is too long ago to delete the account. */
  age: () => void;
  /** Makes the next writes fail. */
  fail: (times: number) => void;
  profile: () => Profile;
  settings: () => Settings;
  devices: () => readonly Device[];
  /** The person opens both letters about a change of address. */
  openLetters: () => void;
  /** From now on the person is, or is not, registered. */
  register: (registered: boolean) => void;
}

const settingsWith = (ratingSharingAgreed: boolean | null): Settings => ({
  featuresUpdatesNotificationsEnabled: true,
  implicitWatchlistAddEnabled: true,
  recommendationsNotificationsEnabled: true,
  remindersNotificationsEnabled: true,
  shareRatingsWithFriendsEnabled: true,
  ratingSharingAgreed,
  showOriginalNamesEnabled: false,
});

/** The shelf's answers for somebody with a profile, settings and three devices, with a memory for all of them. */
export function accountAnswers({
  registered = true,
  rated = 0,
  agreed = true as boolean | null,
} = {}): AccountAnswers {
  const base = shelfAnswers({ rated });
  let failures = 0;
  const state: AccountState = {
    isRegistered: registered,
    opened: false,
    stale: false,
    canned: false,
    email: registered ? "ada@example.org" : null,
    own: { profileName: registered ? "Ada" : "Name", profileImage: null, genres: [] },
    devices: [
      device("aaaaaaaaaaaa", "Chrome on Mac", { current: true }),
      device("bbbbbbbbbbbb", "Safari on iPhone"),
      device("cccccccccccc", "Chrome on a TV", { source: "TV" }),
    ],
    settings: settingsWith(agreed),
    mayFail: () => {
      if (failures > 0) {
        failures -= 1;
        throw new ApiFailure(500, "Server Error");
      }
    },
  };
  let region: string | null = null;
  const regionNow = () => ({ region: region ?? "US", chosen: region !== null });
  const mine = {
    getRegion: async () => regionNow(),
    setRegion: async ({ body }: CallInput<"setRegion">) => {
      region = body.region;
      return regionNow();
    },
    ...userAnswers(state, base.call),
    ...profileAnswers(state),
    ...settingsAnswers(state),
    ...informationAnswers(state),
    ...deviceAnswers(state),
    ...tvLinkAnswers,
    ...cannedAnswers(state),
  };
  return {
    call: overrideCalls(mine, base.call),
    age: () => void (state.stale = true),
    fail: (times) => (failures = times),
    profile: () => profileOf(state),
    settings: () => state.settings,
    devices: () => state.devices,
    openLetters: () => (state.opened = true),
    register: (next) => (state.isRegistered = next),
  };
}

/** The user, whose account can be exported, left and deleted. */
function userAnswers(state: AccountState, call: CallApi): Answers {
  return {
    getUser: async () => ({
      ...(await call("createUser")),
      email: state.email,
      canned: state.canned,
      roles: state.isRegistered ? [{ name: "ROLE_USER" }] : [],
      verifiedUser: state.isRegistered,
      lifeCycle: state.isRegistered ? "REGISTERED" : "ANONYMOUS",
    }),
    grantB2bProfile: () => call("createUser"),
    deleteUser: async () => {
      if (state.stale)
        throw new ApiFailure(403, "To do this, sign in again with a new link.", {
          code: "sign-in-again",
        });
      state.mayFail();
      return { success: true };
    },
    exportUser: async () => ({ everything: true }),
    logout: async () => ({ success: true }),
    listFriendRatings: async () => ({ results: [], total: 0, shared: true }),
  };
}

function profileOf(state: AccountState): Profile {
  const hasName = state.isRegistered && state.own.profileName !== "Name";
  const facts = {
    verified: state.isRegistered,
    hasName,
    hasPicture: state.own.profileImage !== null,
    genres: state.own.genres.length,
    services: 0,
    enoughRatings: false,
  };
  return {
    ...state.own,
    firstName: null,
    lastName: null,
    settings: {},
    hasName,
    ...profileCompletion(facts),
    tasteProfileImproved: false,
    userRegistered: state.isRegistered,
  };
}

/** The profile. */
function profileAnswers(state: AccountState): Answers {
  return {
    getProfile: async () => profileOf(state),
    updateProfile: async ({ body }: CallInput<"updateProfile">) => {
      state.mayFail();
      state.own = { ...state.own, ...(body as Partial<AccountState["own"]>) }; // what this page sends
      return profileOf(state);
    },
  };
}

/** The settings. */
function settingsAnswers(state: AccountState): Answers {
  return {
    getSettings: async () => state.settings,
    putSettings: async ({ body }: CallInput<"putSettings">) => {
      state.mayFail();
      return (state.settings = { ...state.settings, ...(body as Partial<Settings>) }); // a part of them
    },
  };
}

/** Contact details, and the letters that confirm a change of address. */
function informationAnswers(state: AccountState): Answers {
  let pendingEmail: string | null = null;
  let [displayName, phoneNumber]: [string | null, string | null] = [null, null];
  const information = () => ({ displayName, email: state.email, phoneNumber, pendingEmail });
  const link = () => ({
    success: true as const,
    requestId: "rrrrrrrrrrrr",
    purpose: "CHANGE" as const,
    matchingCode: "42",
    expiresAt: "2030-01-01T00:00:00.000Z",
    mail: "SENT" as const,
  });
  return {
    getAccountInformation: async () => information(),
    updateAccountInformation: async ({ body = {} }: CallInput<"updateAccountInformation">) => {
      const wrong = [
        { path: "email", bad: body.email?.includes("@") === false },
        {
          path: "phoneNumber",
          bad:
            body.phoneNumber !== null &&
            body.phoneNumber !== undefined &&
            !/^\+?[\d ]{5,}$/.test(body.phoneNumber),
        },
      ].filter(({ bad }) => bad);
      if (wrong.length > 0) {
        throw new ApiFailure(400, "Invalid", {
          issues: wrong.map(({ path }) => ({ path, message: "is wrong" })),
        });
      }
      displayName = body.displayName ?? null;
      phoneNumber = body.phoneNumber ?? null;
      pendingEmail = body.email ?? pendingEmail;
      return information();
    },
    requestEmailLink: async () => link(),
    getEmailLink: async () => {
      if (state.opened) [state.email, pendingEmail] = [pendingEmail ?? state.email, null];
      return { ...link(), state: state.opened ? "DONE" : "WAITING" };
    },
  };
}

/** The devices that are signed in. */
function deviceAnswers(state: AccountState): Answers {
  return {
    listDevices: async () => ({ results: state.devices, total: state.devices.length }),
    getSecondFactor: async () => ({
      isOn: false,
      isAsked: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    }),
    signOutDevice: async ({ params }: CallInput<"signOutDevice">) => {
      state.mayFail();
      state.devices = state.devices.filter(({ id }) => id !== params.deviceId);
      return { success: true };
    },
    signOutOtherDevices: async () => {
      const signedOut = state.devices.length - 1;
      state.devices = state.devices.filter(({ current }) => current);
      return { signedOut };
    },
  };
}

/** Linking a TV. */
const tvLinkAnswers: Answers = {
  lookAtLink: async ({ body }: CallInput<"lookAtLink">) => {
    if (body?.token === "expired")
      throw new ApiFailure(
        404,
        "Error: This request was not recognized or it has expired. Please try again.",
      );
    return {
      source: "TV",
      deviceLabel: body?.token === "apple" ? "A browser on Apple TV" : "Chrome on a TV",
      matchingCode: "42",
      requestedAt: LONG_AGO,
      expiresAt: LONG_AGO,
    };
  },
  answerLink: async ({ body }: CallInput<"answerLink">) =>
    body?.confirm
      ? {
          state: "CONFIRMED",
          message: "Your account has been successfully linked to Chrome on a TV",
        }
      : { state: "REFUSED", message: null },
};

/** Demo profiles, and becoming one. */
function cannedAnswers(state: AccountState): Answers {
  return {
    listCannedProfiles: async () => ({ results: [CANNED], total: 1 }),
    cloneCannedProfile: async () => {
      state.canned = true;
      return { ...CANNED, token: `abcdefghijkl${"d".repeat(40)}`, userId: "abcdefghijkl" };
    },
  };
}
