import type { EndpointId } from "@worthy/contract";
import { LINK_CODE, mine, open, type PolicyRow } from "./policyRow.ts";

/** Accounts, signing in, devices. */
export const ACCOUNT_ROWS = {
  createUser: open("/v1/users", {}),
  getUser: mine(({ userId }) => `/v1/users/${userId}?include=token`),
  recordSession: mine(({ userId }) => `/v1/users/${userId}/session`),
  getSettings: mine(({ userId }) => `/v1/users/${userId}/settings`),
  putSettings: mine(({ userId }) => `/v1/users/${userId}/settings`, {
    remindersNotificationsEnabled: false,
  }),
  patchUser: {
    request: ({ userId }, { email }) => ({ url: `/v1/users/${userId}`, body: { email } }),
    none: 401,
    stranger: 403,
    owner: 200,
  },
  updateIdentifier: mine(({ userId }) => `/v1/users/${userId}/identifier`, {
    source: "WEB",
    fingerprint: "random-1234",
  }),
  getAccountInformation: mine(({ userId }) => `/v1/users/${userId}/accountInformation`),
  updateAccountInformation: mine(({ userId }) => `/v1/users/${userId}/accountInformation`, {
    displayName: "Somebody",
  }),
  getProfile: mine(({ userId }) => `/v1/users/${userId}/profile`),
  updateProfile: mine(({ userId }) => `/v1/users/${userId}/profile`, {
    profileName: "Somebody",
    genres: ["Drama"],
  }),
  // Each gets it for their own account, if that is new; an administrator is registered.
  grantB2bProfile: {
    request: () => ({ url: "/v1/me/roles/b2b-profile?appMode=DEMO" }),
    none: 401,
    stranger: 200,
    owner: 200,
    admin: 403,
  },
  listCannedProfiles: open("/v1/canned-profiles?appMode=DEMO"),
  cloneCannedProfile: open("/v1/canned-profiles/vera/clone?appMode=DEMO"),
  // Nobody else has said that this address is theirs.
  requestEmailLink: {
    request: (_owner, { email }) => ({ url: "/v1/api/auth/emailtoken", body: { email } }),
    none: 401,
    stranger: 417,
    owner: 200,
  },
  getEmailLink: {
    request: (_owner, { requestId }) => ({ url: `/v1/api/auth/emailtoken/${requestId}` }),
    none: 401,
    stranger: 404,
    owner: 200,
  },
  // There is something to collect only once the device was let in.
  collectSignIn: {
    request: (_owner, { requestId }) => ({ url: `/v1/api/auth/emailtoken/${requestId}/collect` }),
    none: 401,
    stranger: 404,
    owner: 404,
  },
  // Here a token says who may, and this one is nobody's.
  authenticate: {
    request: () => ({ url: "/v1/api/auth/authentication?token=nobodys" }),
    none: 410,
    stranger: 410,
    owner: 410,
  },
  listSignInRequests: mine(({ userId }) => `/v1/users/${userId}/sign-in-requests`),
  answerSignInRequest: mine(
    ({ userId }, { waitingId }) => `/v1/users/${userId}/sign-in-requests/${waitingId}/answer`,
    { approved: true },
  ),
  // The owner gets as far as the bearer, which is nobody's.
  bringDeviceHistory: {
    ...mine(({ userId }) => `/v1/users/${userId}/device-history`, { token: "nobodys" }),
    owner: 404,
  },
  listDevices: mine(({ userId }) => `/v1/users/${userId}/devices`),
  signOutDevice: mine(({ userId }, { deviceId }) => `/v1/users/${userId}/devices/${deviceId}`),
  getSecondFactor: mine(({ userId }) => `/v1/users/${userId}/second-factor`),
  // Of the owner's own, too: they are no administrator, and have none.
  beginSecondFactor: { ...mine(({ userId }) => `/v1/users/${userId}/second-factor`), owner: 403 },
  confirmSecondFactor: {
    ...mine(({ userId }) => `/v1/users/${userId}/second-factor`, { code: "123456" }),
    owner: 404,
  },
  giveSecondFactor: {
    ...mine(({ userId }) => `/v1/users/${userId}/second-factor/code`, { code: "123456" }),
    owner: 404,
  },
  removeSecondFactor: mine(({ userId }) => `/v1/users/${userId}/second-factor`),
  signOutOtherDevices: mine(({ userId }) => `/v1/users/${userId}/devices`),
  logout: mine(({ userId }) => `/v1/users/${userId}/logout`),
  startLink: open("/v1/api/auth/link", { source: "TV", deviceLabel: "Living room" }),
  // Device accounts link nothing: that takes a registered one, and the code says which screen.
  lookAtLink: {
    request: () => ({ url: "/v1/api/auth/link/look", body: { code: LINK_CODE } }),
    none: 401,
    stranger: 403,
    owner: 200,
    admin: 200,
    registered: true,
  },
  answerLink: {
    request: () => ({ url: "/v1/api/auth/link/answer", body: { code: LINK_CODE, confirm: true } }),
    none: 401,
    stranger: 403,
    owner: 200,
    admin: 200,
    registered: true,
  },
  collectLink: {
    request: () => ({ url: "/v1/api/auth/link/collect", body: { collectToken: "a".repeat(43) } }),
    none: 404,
    stranger: 404,
    owner: 404,
  },
} satisfies Partial<Record<EndpointId, PolicyRow>>;
