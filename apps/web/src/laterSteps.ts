/** What a step to the screens of laterScreens.tsx takes beside their own files: what decides, what is asked for, and the heads. No first page is for it. */
export { laterHeads } from "./laterHeads.ts";
export { decideAdmin } from "./screens/adminSettings/decideAdmin.ts";
export { browseListQueries, browseQueries, decideBrowse } from "./screens/browse/browseQueries.ts";
export { favesQueries } from "./screens/faves/favesQueries.ts";
export { askQueries, friendQueries, friendsQueries, messagesQueries } from "./screens/friends/friendsQueries.ts";
export { decideList, decideTitles, listsQueries } from "./screens/lists/listQueries.ts";
export { moodQueries } from "./screens/mood/moodQueries.ts";
export { decidePerson, personQueries } from "./screens/person/personAddress.ts";
export { accountInformationQueries, devicesQueries, notificationsQueries, profileQueries } from "./screens/profile/profileQueries.ts";
export { historyQueries } from "./screens/ratings/historyQueries.ts";
export { genreQueries, serviceQueries } from "./screens/selection/selectionQueries.ts";
export { serviceItemsQueries, topServicesQueries } from "./screens/topServices/topServicesQueries.ts";
export { comfortQueries } from "./screens/wall/comfortQuery.ts";
