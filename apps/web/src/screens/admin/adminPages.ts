// What the build puts into one file.
export { ActsScreen } from "./acts/ActsScreen.tsx";
export { FaultsScreen } from "./faults/FaultsScreen.tsx";
export { JobsScreen } from "./jobs/JobsScreen.tsx";
export { NumbersScreen } from "./numbers/NumbersScreen.tsx";
export { PeopleScreen } from "./people/PeopleScreen.tsx";
export { TestsScreen } from "./tests/TestsScreen.tsx";
export { AdminTitlesScreen } from "./titles/AdminTitlesScreen.tsx";
