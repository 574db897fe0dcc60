import { about } from "./es/about.ts";
import { account } from "./es/account.ts";
import { accountFrame } from "./es/accountFrame.ts";
import { accountWall } from "./es/accountWall.ts";
import { admin } from "./es/admin.ts";
import { adminHeads } from "./es/adminHeads.ts";
import { adminSettings } from "./es/adminSettings.ts";
import { browse } from "./es/browse.ts";
import { browseHeads } from "./es/browseHeads.ts";
import { coachmarks } from "./es/coachmarks.ts";
import { faves } from "./es/faves.ts";
import { filters } from "./es/filters.ts";
import { friends } from "./es/friends.ts";
import { titleFriends } from "./es/titleFriends.ts";
import { friendMessages } from "./es/friendMessages.ts";
import { askFriends } from "./es/askFriends.ts";
import { tasteMatch } from "./es/tasteMatch.ts";
import { installed } from "./es/installed.ts";
import { linking } from "./es/linking.ts";
import { listGroup } from "./es/listGroup.ts";
import { listPage } from "./es/listPage.ts";
import { listPanels } from "./es/listPanels.ts";
import { lists } from "./es/lists.ts";
import { match } from "./es/match.ts";
import { miniRate } from "./es/miniRate.ts";
import { mood } from "./es/mood.ts";
import { notInterested } from "./es/notInterested.ts";
import { offline } from "./es/offline.ts";
import { people } from "./es/people.ts";
import { person } from "./es/person.ts";
import { picked } from "./es/picked.ts";
import { pickForUs } from "./es/pickForUs.ts";
import { picks } from "./es/picks.ts";
import { places } from "./es/places.ts";
import { privacy } from "./es/privacy.ts";
import { prompt } from "./es/prompt.ts";
import { prompts } from "./es/prompts.ts";
import { publicLists } from "./es/publicLists.ts";
import { publicMode } from "./es/publicMode.ts";
import { rating } from "./es/rating.ts";
import { ratings } from "./es/ratings.ts";
import { report } from "./es/report.ts";
import { score } from "./es/score.ts";
import { search } from "./es/search.ts";
import { seen } from "./es/seen.ts";
import { selection } from "./es/selection.ts";
import { sharing } from "./es/sharing.ts";
import { shell } from "./es/shell.ts";
import { shortcuts } from "./es/shortcuts.ts";
import { signIn } from "./es/signIn.ts";
import { sources } from "./es/sources.ts";
import { start } from "./es/start.ts";
import { tasteHeads } from "./es/tasteHeads.ts";
import { title } from "./es/title.ts";
import { titlePopup } from "./es/titlePopup.ts";
import { today } from "./es/today.ts";
import { topServices } from "./es/topServices.ts";
import { usage } from "./es/usage.ts";
import { wall } from "./es/wall.ts";
import { wallSearch } from "./es/wallSearch.ts";
import { watchlist } from "./es/watchlist.ts";
import { why } from "./es/why.ts";
import type { LanguageTexts } from "./languageTexts.ts";

/** Every visible text in Spanish, by place. */
export const es = {
  shell,
  rating,
  score,
  title,
  person,
  picks,
  search,
  sources,
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
