import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { profileCompletion } from "@worthy/domain";
import { answeringFirst, type Answers } from "./answeringFirst.ts";
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
  image: "avatar2v1.jpg",
  color: "#8C3B3B",
  canned: true,
  finishedRate: true,
  finishedRateMovie: true,
  lastRatedItem: 10_586,
  lastRatedMovie: 11_182,
  token: null,
  userId: null,
};

interface AccountAnswers {
  call: CallApi;
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

/** The shelf's answers for somebody with a profile, settings and three devices, with a memory for all of them. */
export function accountAnswers({ registered = true } = {}): AccountAnswers {
  const base = shelfAnswers();
  let isRegistered = registered;
  let failures = 0;
  let opened = false;
  let canned = false;
  let [email, pendingEmail]: [string | null, string | null] = [registered ? "ada@example.org" : null, null];
  let own = { profileName: registered ? "Ada" : "Name", profileImage: null as string | null, genres: [] as string[] };
  let [displayName, phoneNumber]: [string | null, string | null] = [null, null];
  let devices = [
    device("aaaaaaaaaaaa", "Chrome on Mac", { current: true }),
    device("bbbbbbbbbbbb", "Safari on iPhone"),
    device("cccccccccccc", "Chrome on a TV", { source: "TV" }),
  ];
  let settings: Settings = {
    featuresUpdatesNotificationsEnabled: true,
    implicitWatchlistAddEnabled: true,
    recommendationsNotificationsEnabled: true,
    remindersNotificationsEnabled: true,
    shareRatingsWithFriendsEnabled: true,
  };
  const mayFail = () => {
    if (failures > 0) {
      failures -= 1;
      throw new ApiFailure(500, "Server Error");
    }
  };
  const profile = (): Profile => {
    const hasName = isRegistered && own.profileName !== "Name";
    const facts = { verified: isRegistered, hasName, hasPicture: own.profileImage !== null, genres: own.genres.length, services: 0, enoughRatings: false };
    return { ...own, firstName: null, lastName: null, settings: {}, hasName, ...profileCompletion(facts), tasteProfileImproved: false, userRegistered: isRegistered };
  };
  const information = () => ({ displayName, email, phoneNumber, pendingEmail });
  const link = () => ({
    success: true as const,
    requestId: "rrrrrrrrrrrr",
    purpose: "CHANGE" as const,
    matchingCode: "42",
    expiresAt: "2030-01-01T00:00:00.000Z",
    mail: "SENT" as const,
  });
  const mine: Answers = {
    getUser: async () => ({
      ...(await base.call("createUser")),
      email,
      canned,
      roles: isRegistered ? [{ name: "ROLE_USER" }] : [],
      verifiedUser: isRegistered,
      lifeCycle: isRegistered ? "REGISTERED" : "ANONYMOUS",
    }),
    grantB2bProfile: () => base.call("createUser"),
    listFriendRatings: async () => ({ results: [], total: 0, shared: true }),
    getProfile: async () => profile(),
    updateProfile: async ({ body }: CallInput<"updateProfile">) => {
      mayFail();
      own = { ...own, ...(body as Partial<typeof own>) }; // what this page sends
      return profile();
    },
    getSettings: async () => settings,
    putSettings: async ({ body }: CallInput<"putSettings">) => {
      mayFail();
      return (settings = { ...settings, ...(body as Partial<Settings>) }); // a part of them
    },
    getAccountInformation: async () => information(),
    updateAccountInformation: async ({ body = {} }: CallInput<"updateAccountInformation">) => {
      const wrong = [
        { path: "email", bad: body.email !== undefined && !body.email.includes("@") },
        { path: "phoneNumber", bad: body.phoneNumber !== null && body.phoneNumber !== undefined && !/^\+?[\d ]{5,}$/.test(body.phoneNumber) },
      ].filter(({ bad }) => bad);
      if (wrong.length > 0) {
        throw new ApiFailure(400, "Invalid", { issues: wrong.map(({ path }) => ({ path, message: "is wrong" })) });
      }
      displayName = body.displayName ?? null;
      phoneNumber = body.phoneNumber ?? null;
      pendingEmail = body.email ?? pendingEmail;
      return information();
    },
    requestEmailLink: async () => link(),
    getEmailLink: async () => {
      if (opened) [email, pendingEmail] = [pendingEmail ?? email, null];
      return { ...link(), state: opened ? "DONE" : "WAITING" };
    },
    listDevices: async () => ({ results: devices, total: devices.length }),
    signOutDevice: async ({ params }: CallInput<"signOutDevice">) => {
      mayFail();
      devices = devices.filter(({ id }) => id !== params.deviceId);
      return { success: true };
    },
    signOutOtherDevices: async () => {
      const signedOut = devices.length - 1;
      devices = devices.filter(({ current }) => current);
      return { signedOut };
    },
    deleteUser: async () => {
      mayFail();
      return { success: true };
    },
    exportUser: async () => ({ everything: true }),
    listCannedProfiles: async () => ({ results: [CANNED], total: 1 }),
    cloneCannedProfile: async () => {
      canned = true;
      return { ...CANNED, token: `abcdefghijkl${"d".repeat(40)}`, userId: "abcdefghijkl" };
    },
    logout: async () => ({ success: true }),
    lookAtLink: async ({ body }: CallInput<"lookAtLink">) => {
      if (body?.token === "expired") throw new ApiFailure(404, "Error: This request was not recognized or it has expired. Please try again.");
      return { source: "TV", deviceLabel: "Chrome on a TV", matchingCode: "42", requestedAt: LONG_AGO, expiresAt: LONG_AGO };
    },
    answerLink: async ({ body }: CallInput<"answerLink">) =>
      body?.confirm ? { state: "CONFIRMED", message: "Your account has been successfully linked to your Apple TV" } : { state: "REFUSED", message: null },
  };
  return {
    call: answeringFirst(mine, base.call),
    fail: (times) => (failures = times),
    profile,
    settings: () => settings,
    devices: () => devices,
    openLetters: () => (opened = true),
    register: (next) => (isRegistered = next),
  };
}
