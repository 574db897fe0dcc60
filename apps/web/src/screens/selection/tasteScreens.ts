import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen } from "../../routing/Screen.ts";
import { queriesIn, skeletonIn } from "../../routing/stepsIn.ts";
import { laterSteps, steps } from "../../stepFiles.ts";

const parts = {
  genreStep: lazyPart("src/screens/selection/GenreStepScreen.tsx", () => import("./GenreStepScreen.tsx").then((file) => file.GenreStepScreen)),
  serviceStep: lazyPart("src/screens/selection/ServiceStepScreen.tsx", () => import("./ServiceStepScreen.tsx").then((file) => file.ServiceStepScreen)),
  genres: lazyPart("src/screens/selection/GenreScreen.tsx", () => import("./GenreScreen.tsx").then((file) => file.GenreScreen)),
  services: lazyPart("src/screens/selection/ServiceScreen.tsx", () => import("./ServiceScreen.tsx").then((file) => file.ServiceScreen)),
  mood: lazyPart("src/screens/mood/MoodScreen.tsx", () => import("../mood/MoodScreen.tsx").then((file) => file.MoodScreen)),
  topServices: lazyPart("src/screens/topServices/TopServicesScreen.tsx", () => import("../topServices/TopServicesScreen.tsx").then((file) => file.TopServicesScreen)),
  serviceItems: lazyPart("src/screens/topServices/ServiceItemsScreen.tsx", () => import("../topServices/ServiceItemsScreen.tsx").then((file) => file.ServiceItemsScreen)),
  comfort: lazyPart("src/screens/wall/ComfortScreen.tsx", () => import("../wall/ComfortScreen.tsx").then((file) => file.ComfortScreen)),
};

/** A page about the person: in no index. */
const own = { access: "personal" } as const;

const genreQueries = queriesIn(laterSteps, "genreQueries");
const serviceQueries = queriesIn(laterSteps, "serviceQueries");
const gridSkeleton = skeletonIn(steps, "GridSkeleton");

/** Screens that ask for taste, and that answer it: genres, services, moods, comfort food, top services. */
export const tasteScreens: readonly HeadlessScreen[] = [
  { path: "/onboarding/genres", name: "genre_selection", ...own, part: parts.genreStep, queries: genreQueries },
  { path: "/onboarding/services", name: "service_selection", ...own, part: parts.serviceStep, queries: serviceQueries },
  { path: "/profile/genres", name: "genre_selection", ...own, part: parts.genres, queries: genreQueries },
  { path: "/profile/services", name: "service_selection", ...own, part: parts.services, queries: serviceQueries },
  { path: "/rate/comfort-food", name: "comfort_food", ...own, part: parts.comfort, skeleton: skeletonIn(steps, "WallSkeleton"), queries: queriesIn(laterSteps, "comfortQueries") },
  {
    path: "/mood",
    name: "in_the_mood",
    access: "public",
    part: parts.mood,
    skeleton: gridSkeleton,
    queries: queriesIn(laterSteps, "moodQueries"),
  },
  { path: "/top-services", name: "top_services", ...own, part: parts.topServices, skeleton: gridSkeleton, queries: queriesIn(laterSteps, "topServicesQueries") },
  {
    path: "/top-services/:providerId",
    name: "top_services",
    ...own,
    part: parts.serviceItems,
    skeleton: gridSkeleton,
    queries: queriesIn(laterSteps, "serviceItemsQueries"),
  },
];
