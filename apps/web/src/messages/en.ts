import { baseTexts } from "./baseTexts.ts";
import { about } from "./en/about.ts";
import { admin } from "./en/admin.ts";
import { adminHeads } from "./en/adminHeads.ts";
import { account } from "./en/account.ts";
import { accountFrame } from "./en/accountFrame.ts";
import { accountWall } from "./en/accountWall.ts";
import { adminSettings } from "./en/adminSettings.ts";
import { coachmarks } from "./en/coachmarks.ts";
import { faves } from "./en/faves.ts";
import { friends } from "./en/friends.ts";
import { titleFriends } from "./en/titleFriends.ts";
import { friendMessages } from "./en/friendMessages.ts";
import { askFriends } from "./en/askFriends.ts";
import { tasteMatch } from "./en/tasteMatch.ts";
import { installed } from "./en/installed.ts";
import { lists } from "./en/lists.ts";
import { linking } from "./en/linking.ts";
import { listPage } from "./en/listPage.ts";
import { listGroup } from "./en/listGroup.ts";
import { listPanels } from "./en/listPanels.ts";
import { match } from "./en/match.ts";
import { miniRate } from "./en/miniRate.ts";
import { offline } from "./en/offline.ts";
import { pickForUs } from "./en/pickForUs.ts";
import { places } from "./en/places.ts";
import { publicLists } from "./en/publicLists.ts";
import { publicMode } from "./en/publicMode.ts";
import { privacy } from "./en/privacy.ts";
import { notInterested } from "./en/notInterested.ts";
import { prompt } from "./en/prompt.ts";
import { prompts } from "./en/prompts.ts";
import { ratings } from "./en/ratings.ts";
import { report } from "./en/report.ts";
import { seen } from "./en/seen.ts";
import { signIn } from "./en/signIn.ts";
import { people } from "./en/people.ts";
import { person } from "./en/person.ts";
import { sharing } from "./en/sharing.ts";
import { shortcuts } from "./en/shortcuts.ts";
import { start } from "./en/start.ts";
import { mood } from "./en/mood.ts";
import { selection } from "./en/selection.ts";
import { tasteHeads } from "./en/tasteHeads.ts";
import { browse } from "./en/browse.ts";
import { browseHeads } from "./en/browseHeads.ts";
import { filters } from "./en/filters.ts";
import { picked } from "./en/picked.ts";
import { titlePopup } from "./en/titlePopup.ts";
import { topServices } from "./en/topServices.ts";
import { today } from "./en/today.ts";
import { usage } from "./en/usage.ts";
import { wall } from "./en/wall.ts";
import { wallSearch } from "./en/wallSearch.ts";
import { watchlist } from "./en/watchlist.ts";
import { why } from "./en/why.ts";

/** Every visible text, by place. Other languages have the same shape. What is in no base comes with the files that say it (`provideTexts`). */
export const en = {
  ...baseTexts,
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
  listPage,
  listGroup,
  listPanels,
  lists,
  offline,
  pickForUs,
  places,
  publicLists,
  publicMode,
  privacy,
  people,
  person,
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
} as const;
