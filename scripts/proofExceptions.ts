const FEATURES = "apps/server/src/features";

/** A job that deletes expired rows of anybody. */
const BY_AGE = "clears away by age";
/** Anybody with the secret may read the row. */
const BY_SECRET = "is asked with a secret";
/** A policy's decision depends on it. */
const FOR_POLICY = "is what a policy decides by";
/** Display names and pictures; the rows that refer to them decide who sees whose. */
const NAMES = "reads what people show of themselves";
/** A part of a rating's statement, which is about the people who rate. */
const OF_RATERS = "is part of a statement about those who rate";
/** A job that merges two titles, whoever has them. */
const OF_TITLES = "is about titles";
/** Its endpoints are for administrators only; it reads counts or administrators' own addresses. */
const FIGURES = "reads figures and notes for administrators";

/**
 * Code that accesses shared things without a proof of permission, or states a type with one, and
 * why it may.
 */
export const PROOF_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [`${FEATURES}/watchlists/removedItemStore.ts#deleteOldRemovedItems`, BY_AGE],
  [`${FEATURES}/watchlists/invites/referenceStore.ts#deleteOldReferences`, BY_AGE],
  [`${FEATURES}/linking/actionTokenStore.ts#deleteOldActionTokens`, BY_AGE],
  [`${FEATURES}/accounts/knownDeviceStore.ts#removeOldDevices`, BY_AGE],
  [`${FEATURES}/accounts/linkStore.ts#removeOldLinks`, BY_AGE],
  [`${FEATURES}/accounts/canned/cannedStore.ts#findIdleCanned`, BY_AGE],
  [`${FEATURES}/accounts/accountStore.ts#findIdleAnonymous`, BY_AGE],
  [`${FEATURES}/accounts/bearerStore.ts#removeOldBearers`, BY_AGE],
  [`${FEATURES}/today/notTonightStore.ts#deleteReturned`, BY_AGE],
  [`${FEATURES}/wishes/wishedNames.ts#deleteOldWishes`, BY_AGE],

  [`${FEATURES}/watchlists/invites/referenceStore.ts#findReference`, BY_SECRET],
  [`${FEATURES}/linking/actionTokenStore.ts#findWaiting`, BY_SECRET],
  [`${FEATURES}/linking/actionTokenStore.ts#claimConfirmed`, BY_SECRET],
  [`${FEATURES}/linking/actionTokenStore.ts#findByCollector`, BY_SECRET],
  [`${FEATURES}/accounts/bearerStore.ts#findBearers`, BY_SECRET],
  [`${FEATURES}/accounts/linkStore.ts#findLink`, BY_SECRET],
  [`${FEATURES}/accounts/linkStore.ts#spendLink`, BY_SECRET],
  [`${FEATURES}/accounts/knownDeviceStore.ts#isKnownDevice`, BY_SECRET],

  [`${FEATURES}/accounts/accountStore.ts#findSharers`, FOR_POLICY],
  [`${FEATURES}/accounts/emailStore.ts#findHolder`, FOR_POLICY],
  [`${FEATURES}/accounts/admin/userAdmin.ts#selectListed`, FOR_POLICY],

  [`${FEATURES}/accounts/sharedPeople.ts#findSharedPeople`, NAMES],
  [`${FEATURES}/accounts/personal/findNames.ts#findNames`, NAMES],

  [`${FEATURES}/accounts/findEmails.ts#findEmails`, FIGURES],
  [`${FEATURES}/accounts/findEmails.ts#countRegistered`, FIGURES],
  [`${FEATURES}/wishes/wishedNames.ts#findWishedNames`, FIGURES],
  [`${FEATURES}/wishes/wishedNames.ts#isWished`, FIGURES],
  [`${FEATURES}/wishes/wishedNames.ts#declineName`, FIGURES],

  [`${FEATURES}/watchlists/implicitItems.ts#addingImplicitly`, OF_RATERS],
  [`${FEATURES}/watchlists/implicitItems.ts#removingImplicitly`, OF_RATERS],
  [`${FEATURES}/watchlists/memberStore.ts#selectOthers`, OF_RATERS],
  [`${FEATURES}/watchlists/watchlistStore.ts#hasOthers`, OF_RATERS],
  [`${FEATURES}/accounts/accountStore.ts#addsLiked`, OF_RATERS],

  [`${FEATURES}/watchlists/moveListedTitle.ts#moveListedTitle`, OF_TITLES],
  [`${FEATURES}/ratings/moveRatedTitle.ts#moveRatedTitle`, OF_TITLES],
  [`${FEATURES}/episodes/moveSeenTitle.ts#moveSeenTitle`, OF_TITLES],
  [`${FEATURES}/episodes/moveSeenTitle.ts#moveSeenFilm`, OF_TITLES],
  [`${FEATURES}/today/moveNotTonight.ts#moveNotTonight`, OF_TITLES],
  [`${FEATURES}/wishes/moveWishedTitle.ts#moveWishedTitle`, OF_TITLES],
  [`${FEATURES}/wishes/wishedNames.ts#findOpenNames`, OF_TITLES],
  [`${FEATURES}/wishes/wishedNames.ts#grantName`, OF_TITLES],
  [`${FEATURES}/wishes/wishedNames.ts#findUnnotified`, OF_TITLES],
  [`${FEATURES}/wishes/wishedNames.ts#claimUnnotified`, OF_TITLES],

  [`${FEATURES}/accounts/accountStore.ts#insertUser`, "makes the account"],
  [
    `${FEATURES}/linking/actionTokenStore.ts#insertActionToken`,
    "asks for a person; it has none yet",
  ],
  [`${FEATURES}/accounts/admin/userAdmin.ts#findOldAdmins`, "follows the operator's setting"],
  [`${FEATURES}/accounts/sameMailbox.ts#normalizeEmails`, "corrects what earlier versions stored"],
  [`${FEATURES}/accounts/sameMailbox.ts#findSameMailboxes`, "for the operator"],

  ["apps/server/src/server.ts: input as RawInput", "holds no more than params, query and body"],
  [
    'apps/server/src/platform/http/dispatch.ts: owner as CallContext["owner"]',
    "authorize answers by the same access that types the context",
  ],
]);
