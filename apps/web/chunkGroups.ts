import type { Rolldown } from "vite";

type Groups = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"];

/** Files of ours, or icons, by their names. */
const named = (names: string) => new RegExp(`/(packages|apps|lucide-react)/.*/(${names.trim().split(/\s+/).join("|")})\\.\\w+$`);

const PIECES = named(`
  Skeleton VisuallyHidden hasFailed PosterImage Chip Avatar initialsOf useOnceOpen LateDialog TextField useRegistered lateComponent laterQuery
  invalidateTopics invalidateAfter useFailureToast failureText useParams posterSources backdropSources accountQueries titleLabel useShown hasName isEmail
  useEarlyEntry useKeptValue heart tv star check circle-exclamation-point chevron-right chevron-down shield-check download ellipsis
`);

const SHARED =
  /\/(packages\/ui|apps\/web)\/src\/(?!popups\/|publicMode\/|features\/(sharing|wall|filters|signIn|account|linking|friends|search|settings|notInterested|favourites|offline)\/|features\/watchlist\/(?!Watchlist|useWatchlistToggle|watchlistsQuery|trackWatchlist)|screens\/(admin|adminSettings|lists|pickForUs|redeem|profile|signIn|friends|expanded|selection|mood|topServices|browse|faves|ratings|watchlist|wall)\/|messages\/en\/|(Switch|SegmentedMeter|RowSkeletons)\.)|\/lucide-react\/(?!.*\/(bell|database|id-card|info|key-round|mail-check|monitor-smartphone|send|sliders-horizontal|scroll-text|flask-conical|chart-column)\.)/;

const ACCOUNT = named(`
  AccountNav AccountFrame AccountSkeleton AccountWall FriendsCount RegisteredOnly Part useIsAdmin addresses friendMemory friendAddresses useFriendNews
  friendQueries useFriendMemory messages/en/accountFrame messages/en/accountWall monitor-smartphone id-card bell database key-round
`);

const FRIENDS = named(`
  messages/en/friends FriendsFrame usePeople useFriendRemoval
`);

const PICKS = named(`
  PickPages PickEntry EntrySkeletons FormatSwitch useListFormat layout-grid list messages/en/picked messages/en/filters toggled lengths
`);

const RATINGS = named(`
  ratingIcons RatingWrite wallKeys thumbs-up thumbs-down eye eye-off circle-slash minus
`);

/** How the build cuts what pages share into files: by how the files come together on pages, so that none loads much that it does not run (decision 11). */
export const chunkGroups = [
  // What others wrote changes seldom: in a file of its own it stays in people's caches. Only what every page runs belongs here.
  { name: "parts", test: /node_modules\/(react|react-dom|scheduler|@tanstack(?!.*\/(useQueries|queriesObserver)\.js))\//, priority: 2 },
  // What every page runs of ours, in one file instead of one for each set of screens that shares it.
  {
    name: "base",
    tags: ["$initial"],
    test: /\/(packages|apps)\/(?!web\/src\/(entries\/|messages\/(de|es|speeches)\b)|domain\/src\/(deviceLabel|sayDevice)|.*\.css)|\/lucide-react\//,
    priority: 1,
  },
  // What several screens share would else be cut into a file for each set of screens. First what nearly all of them do, also those that show no titles.
  { name: "pieces", test: PIECES, priority: 1, includeDependenciesRecursively: false },
  { name: "ratings", test: RATINGS, priority: 1, includeDependenciesRecursively: false },
  // What shows titles. Popups, the rating deck, friends, sharing and the like are for those who open them; texts stay beside the files that say them.
  { name: "shared", test: SHARED, minShareCount: 5 },
  // What the page of a title shares with popups and late rows about titles.
  {
    name: "title",
    test: /\/apps\/web\/src\/(features\/rating\/RatingControls|screens\/title\/(titleFrame|whereToWatch)|features\/episodes\/(useMarkSeen|seenState))|\/(nextEpisode|useSeenEpisodes)\.|\/lucide-react\/.*\/check-check\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What changes lists, which the lists themselves do not wait for.
  {
    name: "lists",
    test: /\/apps\/web\/src\/(features\/watchlist\/(useListWrites|useListSend|offerUndo|listColours)|screens\/watchlist\/List(Form|Colours))\.|\/messages\/en\/lists\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Picks page after page, as posters or in rows.
  { name: "picks", test: PICKS, minShareCount: 3, includeDependenciesRecursively: false },
  // The frame of the pages about the person, and what those about friends share beside it.
  { name: "account", test: ACCOUNT, minShareCount: 3, includeDependenciesRecursively: false },
  { name: "admin", test: /\/apps\/web\/src\/screens\/admin\/|\/messages\/en\/admin\./, minShareCount: 3, includeDependenciesRecursively: false },
  { name: "friends", test: FRIENDS, minShareCount: 3, includeDependenciesRecursively: false },
] satisfies Groups;
