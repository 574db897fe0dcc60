import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen } from "../../routing/Screen.ts";

const parts = {
  numbers: lazyPart("src/screens/admin/numbers/NumbersScreen.tsx", () => import("./numbers/NumbersScreen.tsx").then((file) => file.NumbersScreen)),
  faults: lazyPart("src/screens/admin/faults/FaultsScreen.tsx", () => import("./faults/FaultsScreen.tsx").then((file) => file.FaultsScreen)),
  people: lazyPart("src/screens/admin/people/PeopleScreen.tsx", () => import("./people/PeopleScreen.tsx").then((file) => file.PeopleScreen)),
  titles: lazyPart("src/screens/admin/titles/AdminTitlesScreen.tsx", () => import("./titles/AdminTitlesScreen.tsx").then((file) => file.AdminTitlesScreen)),
  jobs: lazyPart("src/screens/admin/jobs/JobsScreen.tsx", () => import("./jobs/JobsScreen.tsx").then((file) => file.JobsScreen)),
  tests: lazyPart("src/screens/admin/tests/TestsScreen.tsx", () => import("./tests/TestsScreen.tsx").then((file) => file.TestsScreen)),
  acts: lazyPart("src/screens/admin/acts/ActsScreen.tsx", () => import("./acts/ActsScreen.tsx").then((file) => file.ActsScreen)),
};

const screen = (path: string, part: keyof typeof parts): HeadlessScreen => ({
  path,
  name: `admin_${part}`,
  access: "personal",
  part: parts[part],
});

/** Pages for administrators alone; what they show the server gives to nobody else. */
export const adminScreens: readonly HeadlessScreen[] = [
  screen("/admin", "numbers"),
  screen("/admin/faults", "faults"),
  screen("/admin/people", "people"),
  screen("/admin/titles", "titles"),
  screen("/admin/jobs", "jobs"),
  screen("/admin/tests", "tests"),
  screen("/admin/acts", "acts"),
];
