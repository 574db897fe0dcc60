import type { Title } from "./title.ts";

/** All names of a title: the English one first. */
export const namesOf = ({
  name,
  originalName,
  names,
  otherNames,
}: Pick<Title, "name" | "originalName" | "names" | "otherNames">): string[] => [
  name,
  ...(originalName === null ? [] : [originalName]),
  ...Object.values(names),
  ...otherNames,
];
