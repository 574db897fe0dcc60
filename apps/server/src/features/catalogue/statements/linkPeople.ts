import type { Queries } from "../../../platform/http/handler.ts";
import type { CreditFacts, Statement } from "./facts.ts";
import { givePersonPicture } from "./personPictures.ts";
import { nameKey } from "./nameKey.ts";

interface Linking {
  bundled: Statement;
  statements: readonly Statement[];
}

const peopleOf = ({ facts }: Statement): CreditFacts[] => [
  ...(facts.crew ?? []),
  ...(facts.cast ?? []),
];

/**
 * If a source's person is credited under the same name on a title that the bundle also has, they
 * are the bundle's person, from now on and on all existing titles, so the order of imports doesn't
 * matter. Only a shared title distinguishes homonyms.
 */
export async function linkPeople(
  sql: Queries,
  { bundled, statements }: Linking,
): Promise<readonly Statement[]> {
  const ours = new Map(peopleOf(bundled).map(({ name, personId }) => [nameKey(name), personId]));
  for (const { personId, name } of statements.flatMap(peopleOf)) {
    const own = ours.get(nameKey(name));
    if (own === undefined || own === personId) continue;
    const linked =
      await sql`insert into person_links (source_person_id, person_id) values (${personId}, ${own}) on conflict do nothing returning person_id`;
    if (linked.length > 0) await giveCredits(sql, { from: personId, to: own });
  }
  return statements;
}

async function giveCredits(
  sql: Queries,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    update credits c set person_id = ${to} where person_id = ${from}
      and not exists (select 1 from credits o where o.title_id = c.title_id and o.job = c.job and o.person_id = ${to})`;
  await sql`delete from credits where person_id = ${from}`;
  await givePersonPicture(sql, { from, to });
  await sql`delete from people where person_id = ${from}`;
}
