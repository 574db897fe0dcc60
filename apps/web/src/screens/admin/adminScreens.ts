import { adminHeads } from "../../messages/en/adminHeads.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Meta, Screen, ScreenContext } from "../../routing/Screen.ts";

provideTexts({ adminHeads });

/** All of them in one file of the build: those who come here look at several, and nobody else's files are cut up for it. */
const pages = () => import("./adminPages.ts");
const FILE = "src/screens/admin/adminPages.ts";

const parts = {
  numbers: lazyPart(FILE, () => pages().then((file) => file.NumbersScreen)),
  faults: lazyPart(FILE, () => pages().then((file) => file.FaultsScreen)),
  people: lazyPart(FILE, () => pages().then((file) => file.PeopleScreen)),
  titles: lazyPart(FILE, () => pages().then((file) => file.AdminTitlesScreen)),
  jobs: lazyPart(FILE, () => pages().then((file) => file.JobsScreen)),
  tests: lazyPart(FILE, () => pages().then((file) => file.TestsScreen)),
  acts: lazyPart(FILE, () => pages().then((file) => file.ActsScreen)),
};

const screen = (path: string, part: keyof typeof parts): Screen => ({
  path,
  name: `admin_${part}`,
  access: "personal",
  part: parts[part],
  meta: (_context: ScreenContext, t: T): Meta => ({ title: t(`adminHeads.${part}`) }),
});

/** Pages for administrators alone; what they show the server gives to nobody else. */
export const adminScreens: readonly Screen[] = [
  screen("/admin", "numbers"),
  screen("/admin/faults", "faults"),
  screen("/admin/people", "people"),
  screen("/admin/titles", "titles"),
  screen("/admin/jobs", "jobs"),
  screen("/admin/tests", "tests"),
  screen("/admin/acts", "acts"),
];
