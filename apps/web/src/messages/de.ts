import { about } from "./de/about.ts";
import { admin } from "./de/admin.ts";
import { adminHeads } from "./de/adminHeads.ts";
import { account } from "./de/account.ts";
import { accountFrame } from "./de/accountFrame.ts";
import { accountWall } from "./de/accountWall.ts";
import { adminSettings } from "./de/adminSettings.ts";
import { coachmarks } from "./de/coachmarks.ts";
import { faves } from "./de/faves.ts";
import { friends } from "./de/friends.ts";
import { titleFriends } from "./de/titleFriends.ts";
import { friendMessages } from "./de/friendMessages.ts";
import { askFriends } from "./de/askFriends.ts";
import { tasteMatch } from "./de/tasteMatch.ts";
import { installed } from "./de/installed.ts";
import { lists } from "./de/lists.ts";
import { linking } from "./de/linking.ts";
import { listGroup } from "./de/listGroup.ts";
import { listPage } from "./de/listPage.ts";
import { listPanels } from "./de/listPanels.ts";
import { match } from "./de/match.ts";
import { miniRate } from "./de/miniRate.ts";
import { offline } from "./de/offline.ts";
import { pickForUs } from "./de/pickForUs.ts";
import { places } from "./de/places.ts";
import { publicLists } from "./de/publicLists.ts";
import { publicMode } from "./de/publicMode.ts";
import { privacy } from "./de/privacy.ts";
import { notInterested } from "./de/notInterested.ts";
import { prompt } from "./de/prompt.ts";
import { prompts } from "./de/prompts.ts";
import { ratings } from "./de/ratings.ts";
import { report } from "./de/report.ts";
import { seen } from "./de/seen.ts";
import { signIn } from "./de/signIn.ts";
import { people } from "./de/people.ts";
import { sharing } from "./de/sharing.ts";
import { shortcuts } from "./de/shortcuts.ts";
import { start } from "./de/start.ts";
import { mood } from "./de/mood.ts";
import { selection } from "./de/selection.ts";
import { tasteHeads } from "./de/tasteHeads.ts";
import { browse } from "./de/browse.ts";
import { browseHeads } from "./de/browseHeads.ts";
import { filters } from "./de/filters.ts";
import { picked } from "./de/picked.ts";
import { titlePopup } from "./de/titlePopup.ts";
import { topServices } from "./de/topServices.ts";
import { today } from "./de/today.ts";
import { usage } from "./de/usage.ts";
import { wall } from "./de/wall.ts";
import { wallSearch } from "./de/wallSearch.ts";
import { watchlist } from "./de/watchlist.ts";
import { why } from "./de/why.ts";
import { person } from "./de/person.ts";
import { picks } from "./de/picks.ts";
import { rating } from "./de/rating.ts";
import { score } from "./de/score.ts";
import { search } from "./de/search.ts";
import { shell } from "./de/shell.ts";
import { sources } from "./de/sources.ts";
import { title } from "./de/title.ts";
import type { LanguageTexts } from "./languageTexts.ts";

/** German. */
export const de = {
  person,
  picks,
  rating,
  score,
  search,
  shell,
  sources,
  title,
  why,
  wall,
  wallSearch,
  today,
  watchlist,
  shortcuts,
  miniRate,
  report,
  about,
  account,
  accountFrame,
  accountWall,
  adminSettings,
  coachmarks,
  friends,
  titleFriends,
  friendMessages,
  askFriends,
  tasteMatch,
  installed,
  linking,
  listGroup,
  listPage,
  listPanels,
  lists,
  offline,
  pickForUs,
  places,
  publicLists,
  publicMode,
  privacy,
  people,
  sharing,
  prompt,
  prompts,
  notInterested,
  seen,
  ratings,
  faves,
  match,
  signIn,
  start,
  usage,
  mood,
  selection,
  tasteHeads,
  titlePopup,
  browse,
  browseHeads,
  filters,
  picked,
  topServices,
  admin,
  adminHeads,
} satisfies LanguageTexts;
