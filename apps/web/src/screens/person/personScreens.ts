import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { person } from "../../messages/en/person.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { publicHeader } from "../../publicMode/publicHeader.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Screen } from "../../routing/Screen.ts";
import { decidePerson, personQueries } from "./personAddress.ts";
import { personMeta } from "./personMeta.ts";

provideTexts({ person });

/** People of cast and crew. */
export const personScreens: readonly Screen[] = [
  {
    path: "/person/:slugId",
    name: "cast_detail",
    access: "public",
    header: { part: publicHeader, forEverybody: false },
    part: lazyPart("src/screens/person/PersonScreen.tsx", () => import("./PersonScreen.tsx").then((file) => file.PersonScreen)),
    skeleton: () => GridSkeleton,
    decide: decidePerson,
    queries: personQueries,
    meta: personMeta,
  },
];
