/** What a step to the screens of laterScreens.tsx takes beside their own files: what decides, what is asked for, and heads that depend on it. No first page is for it. */
export { decideAdmin } from "./screens/adminSettings/decideAdmin.ts";
export { browseListQueries, browseQueries, decideBrowse } from "./screens/browse/browseQueries.ts";
export { browseListMeta } from "./screens/browse/browseListMeta.ts";
export { favesQueries } from "./screens/faves/favesQueries.ts";
export { askQueries, friendQueries, friendsQueries, messagesQueries } from "./screens/friends/friendsQueries.ts";
export { listMeta, listsMeta, titlesMeta, titlesStartMeta } from "./screens/lists/listMeta.ts";
export { decideList, decideLists, decideTitles, listsQueries } from "./screens/lists/listQueries.ts";
export { moodQueries } from "./screens/mood/moodQueries.ts";
export { decidePerson, personQueries } from "./screens/person/personAddress.ts";
export { personMeta } from "./screens/person/personMeta.ts";
export { accountInformationQueries, devicesQueries, notificationsQueries, profileQueries } from "./screens/profile/profileQueries.ts";
export { historyQueries } from "./screens/ratings/historyQueries.ts";
export { genreQueries, serviceQueries } from "./screens/selection/selectionQueries.ts";
export { serviceItemsQueries, topServicesQueries } from "./screens/topServices/topServicesQueries.ts";
export { comfortQueries } from "./screens/wall/comfortQuery.ts";
