import { nameOf } from "../../messages/speech.ts";
import type { HydratedList } from "../../screens/lists/listQueries.ts";

/** A list of titles with its first page. */
export function listThing({ id, name, total, items }: HydratedList, origin: string): object {
  return {
    "@type": "ItemList",
    name: nameOf(name),
    url: `${origin}/lists/${id}`,
    numberOfItems: total,
    itemListElement: items.map((title, at) => ({ "@type": "ListItem", position: at + 1, name: title.name, url: origin + title.path })),
  };
}
