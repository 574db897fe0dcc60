import type { CallOutput } from "@worthy/contract";
import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";

/** Number of titles in a person's entry. */
const NAMED = 10;

type TitleOfPerson = CallOutput<"listPersonNodes">["results"][number];

/** A cast or crew member, with their titles. */
export function personThing(
  { name, path, profile_path }: CallOutput<"getPerson">,
  titles: readonly TitleOfPerson[],
  origin: string,
): object {
  const picture =
    profile_path === null ? null : imageUrl(profile_path, IMAGE_WIDTHS.profile, "jpg");
  return {
    "@type": "Person",
    name,
    url: origin + path,
    ...(picture === null ? {} : { image: origin + picture }),
    ...(titles.length > 0
      ? {
          subjectOf: titles.slice(0, NAMED).map((title) => ({
            "@type": title.nodeType === "tv" ? "TVSeries" : "Movie",
            name: title.name,
            url: origin + title.path,
          })),
        }
      : {}),
  };
}
