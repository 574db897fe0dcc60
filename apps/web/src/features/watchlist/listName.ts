import { nameOf } from "../../messages/speech.ts";

/** Names that the server gives to lists which nobody has named. */
const GIVEN: readonly string[] = ["My watchlist", "Not interested"];

/** What a list is called: as its people named it, or in their language where it has a name of ours. */
export const listName = (name: string): string => (GIVEN.includes(name) ? nameOf(name) : name);
