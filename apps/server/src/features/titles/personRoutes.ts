import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Person, Title } from "../catalogue/title.ts";
import type { TitleScorer } from "./presentNode.ts";
import { profilePath, sourcesOfPerson } from "./pictureCredit.ts";
import type { TitlePorts } from "./titlePorts.ts";

const noPerson = (id: number) => refuse("not-found", `There is no person ${id}.`);

/** People, and the titles they worked on. */
export function personHandlers(ports: Pick<TitlePorts, "snapshot" | "scorer">) {
  return handlersOf({
    getPerson: async ({ params }, context) => {
      const person = ports.snapshot().person(params.id);
      return person
        ? presentPerson(person, ports.snapshot(), await ports.scorer(context))
        : noPerson(params.id);
    },
    listPersonNodes: async ({ params, query }, context) => {
      const snapshot = ports.snapshot();
      const person = snapshot.person(params.id);
      if (!person) return noPerson(params.id);
      const titles = person.titleIds
        .flatMap((id) => snapshot.title(id) ?? [])
        .toSorted((a, b) => (b.firstAirDate ?? "").localeCompare(a.firstAirDate ?? ""));
      const scorer = await ports.scorer(context);
      const results = titles.slice(query.offset, query.offset + query.limit).map((title) => ({
        ...scorer.summary(title),
        role: roleOf(title, person.id),
      }));
      return {
        results,
        total: titles.length,
        pagination: { totalCount: titles.length, limit: query.limit, offset: query.offset },
      };
    },
  });
}

function presentPerson(person: Person, snapshot: CatalogueSnapshot, { name }: TitleScorer) {
  const bestKnown = snapshot.title(person.titleIds[0] ?? 0);
  return {
    id: person.id,
    name: person.name,
    slug: person.slug,
    path: person.path,
    profile_path: profilePath(person.pictureName),
    knownFor: bestKnown ? name(bestKnown) : null,
    sources: sourcesOfPerson(person, snapshot),
  };
}

/** A person's role in a title: the character played, or the job. */
function roleOf(title: Title, personId: number): string {
  const job = title.crew.find((credit) => credit.personId === personId)?.job;
  const part = title.cast.find((credit) => credit.personId === personId);
  return [
    job === "CREATOR" ? "Creator" : job === "DIRECTOR" ? "Director" : null,
    part ? (part.character ?? "Cast") : null,
  ]
    .filter(Boolean)
    .join(", ");
}
