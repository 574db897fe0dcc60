import { EXPORT_PAGE, exportFile } from "../../../platform/personalData.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

interface ExportedProfile
  extends
    Row<
      typeof schema.users,
      | "userId"
      | "firstName"
      | "lastName"
      | "roles"
      | "lifeCycle"
      | "createdAt"
      | "loginCount"
      | "lastSessionAt"
    >,
    Row<
      typeof schema.userProfiles,
      "profileName" | "profileImage" | "displayName" | "phoneNumber"
    > {
  settings: Record<string, unknown>;
}

const profile = exportFile<ExportedProfile>({
  name: "profile",
  about: "Your account and what you’ve told us about yourself.",
  fields: {
    userId: "the account's own id",
    profileName: "the name others see",
    profileImage: "the picture you chose",
    displayName: "the name for emails that you entered in an earlier version",
    phoneNumber: "your phone number",
    firstName: "your first name",
    lastName: "your last name",
    roles: "what the account may do beyond managing its own data",
    settings: "other settings the app keeps with your profile",
    lifeCycle: "ANONYMOUS, PENDING while an address is waiting to be confirmed, or REGISTERED",
    createdAt: "when the account was created",
    loginCount: "how often the app was opened",
    lastSessionAt: "when it was last opened",
  },
  page: async (sql, owner, last) =>
    last
      ? []
      : sql<ExportedProfile[]>`
          select u.user_id, p.profile_name, p.profile_image, p.display_name, p.phone_number, u.first_name, u.last_name, u.roles, u.profile_settings as settings,
            u.life_cycle, u.created_at, u.login_count, u.last_session_at
          from users u left join user_profiles p using (user_id) where u.user_id = ${owner.userId}`,
});

type ExportedSettings = Row<
  typeof schema.userSettings,
  | "featuresUpdatesNotificationsEnabled"
  | "implicitWatchlistAddEnabled"
  | "recommendationsNotificationsEnabled"
  | "remindersNotificationsEnabled"
  | "shareRatingsWithFriendsEnabled"
  | "ratingSharingAgreed"
  | "showOriginalNamesEnabled"
  | "region"
>;

const settings = exportFile<ExportedSettings>({
  name: "settings",
  about: "What you’ve switched on and off.",
  fields: {
    featuresUpdatesNotificationsEnabled: "news about the product",
    implicitWatchlistAddEnabled: "whether titles you like are added to your default list",
    recommendationsNotificationsEnabled: "news about picks for you",
    remindersNotificationsEnabled: "reminders",
    shareRatingsWithFriendsEnabled: "whether friends see your ratings once you’ve agreed",
    ratingSharingAgreed: "whether you’ve agreed to that, empty if you haven’t answered",
    showOriginalNamesEnabled: "whether you see titles under their original names",
    region: "the country you chose, empty for this server’s",
  },
  page: async (sql, owner, last) =>
    last
      ? []
      : sql<ExportedSettings[]>`
          select features_updates_notifications_enabled, implicit_watchlist_add_enabled, recommendations_notifications_enabled, reminders_notifications_enabled,
            share_ratings_with_friends_enabled, rating_sharing_agreed, show_original_names_enabled, region
          from user_settings where user_id = ${owner.userId}`,
});

const genres = exportFile<{ place: number; genre: string }>({
  name: "genres",
  about: "The genres you’ve chosen.",
  fields: { place: "in the order you chose, from 1", genre: "the genre" },
  page: (sql, owner, last) => sql<{ place: number; genre: string }[]>`
    select place::int, genre from user_profiles, unnest(genres) with ordinality as g (genre, place)
    where user_id = ${owner.userId} and place > ${last?.place ?? 0} order by place limit ${EXPORT_PAGE}`,
});

interface ExportedEmail extends Row<typeof schema.emails, "email"> {
  verified: boolean;
  since: Date;
}

const emails = exportFile<ExportedEmail>({
  name: "emails",
  about: "Your e-mail addresses.",
  fields: {
    email: "the address",
    verified: "whether you opened a link sent to it",
    since: "since when",
  },
  page: async (sql, owner, last) =>
    last
      ? []
      : sql<ExportedEmail[]>`
          select email, true as verified, verified_at as since from emails where user_id = ${owner.userId}
          union all select email, false, created_at from pending_emails where user_id = ${owner.userId}`,
});

interface ExportedDevice extends Row<
  typeof schema.bearers,
  | "label"
  | "source"
  | "installationId"
  | "createdAt"
  | "signedInAt"
  | "secondFactorAt"
  | "lastSeenAt"
> {
  deviceId: string;
}

const devices = exportFile<ExportedDevice>({
  name: "devices",
  about: "The devices that are signed in. The secrets they sign in with aren’t included.",
  fields: {
    deviceId: "the device's id here",
    label: "the kind of device",
    source: "ANDROID, WEB or TV",
    installationId: "a random id that the device made for itself",
    createdAt: "when it got its current key",
    signedInAt: "when you signed in on it with a link, empty if you haven't",
    secondFactorAt: "when you last entered an authenticator code on it, empty if never",
    lastSeenAt: "when you last used it, within a few minutes",
  },
  page: (sql, owner, last) => sql<ExportedDevice[]>`
    select bearer_id as device_id, label, source, installation_id, created_at, signed_in_at, second_factor_at, last_seen_at from bearers
    where user_id = ${owner.userId} and bearer_id > ${last?.deviceId ?? ""} order by bearer_id limit ${EXPORT_PAGE}`,
});

const secondFactor = exportFile<
  Pick<Row<typeof schema.secondFactors>, "createdAt" | "confirmedAt"> & { codesLeft: number }
>({
  name: "second-factor",
  about: "Two-step sign-in for administrators. The secret behind the codes isn’t included.",
  fields: {
    createdAt: "when you started setting it up",
    confirmedAt: "when you turned it on, empty if it’s off",
    codesLeft: "how many recovery codes are left",
  },
  page: async (sql, owner, last) =>
    last
      ? []
      : sql`select created_at, confirmed_at, cardinality(recovery_hashes) as codes_left from second_factors where user_id = ${owner.userId}`,
});

const knownBrowsers = exportFile<{ place: number; knownUntil: Date }>({
  name: "known-browsers",
  about:
    "Browsers you’ve signed in with. They can ask for a link to your address even when strangers have asked for too many.",
  fields: {
    place: "the next one to be forgotten first, from 1",
    knownUntil: "when it’ll be forgotten",
  },
  page: (sql, owner, last) => sql<
    (Row<typeof schema.knownDevices, "knownUntil"> & { place: number })[]
  >`
    select place, known_until from (
      select row_number() over (order by known_until, proof_hash)::int as place, known_until from known_devices where user_id = ${owner.userId}) as known
    where place > ${last?.place ?? 0} order by place limit ${EXPORT_PAGE}`,
});

interface ExportedRequest extends Row<
  typeof schema.signInLinks,
  "requestId" | "purpose" | "email" | "deviceLabel" | "mail" | "createdAt" | "expiresAt"
> {
  openedAt: Date | null;
  answer: string | null;
}

const signInRequests = exportFile<ExportedRequest>({
  name: "sign-in-requests",
  about:
    "Sign-in links this account asked for or opened in recent days. The links themselves aren’t included.",
  fields: {
    requestId: "the request's id",
    purpose: "SIGN_IN, or CHANGE_OLD and CHANGE_NEW for a change of address",
    email: "where the link was sent",
    deviceLabel: "the kind of device that asked",
    mail: "SENDING, SENT or FAILED",
    createdAt: "when you asked for it",
    expiresAt: "when it expired",
    openedAt: "when you opened it",
    answer:
      "your answer about the device that asked: NONE if we didn’t ask you, PENDING, APPROVED or DECLINED",
  },
  // What somebody else did with a link is theirs: an account that requested a link to another
  // person's address learns nothing about it.
  page: (sql, owner, last) => sql<ExportedRequest[]>`
    select request_id, purpose, email, device_label, mail, created_at, expires_at,
      case when redeemed_by = ${owner.userId} then redeemed_at end as opened_at, case when redeemed_by = ${owner.userId} then approval end as answer
    from sign_in_links where (user_id = ${owner.userId} or redeemed_by = ${owner.userId}) and (request_id, purpose) > (${last?.requestId ?? ""}, ${last?.purpose ?? ""})
    order by request_id, purpose limit ${EXPORT_PAGE}`,
});

export const accountFiles = [
  profile,
  settings,
  genres,
  emails,
  devices,
  secondFactor,
  knownBrowsers,
  signInRequests,
];
