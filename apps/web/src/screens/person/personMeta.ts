import { person as texts } from "../../messages/en/person.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import type { Meta, ScreenContext } from "../../routing/Screen.ts";
import { personIdOf } from "./personIdOf.ts";
import { personQuery } from "./personQuery.ts";

provideTexts({ person: texts });

export function personMeta({ params, queryClient }: ScreenContext, t: T): Meta {
  const person = queryClient.getQueryData(personQuery(personIdOf(params) ?? 0).queryKey);
  if (!person) return { title: t("shell.name") };
  const { name, knownFor } = person;
  // Two people may share a name; what they are known for tells them apart.
  const known = knownFor === null ? { title: name } : { title: t("person.pageTitle", { name, knownFor }), description: t("person.description", { name, knownFor }) };
  return { ...known, canonical: person.path };
}
