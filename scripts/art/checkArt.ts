import { availableParallelism } from "node:os";
import { chooseLook } from "../../packages/posters/src/chooseLook.ts";
import { FAMILY_NAMES } from "../../packages/posters/src/familiesByGenre.ts";
import { artFault } from "./artFault.ts";
import { bundleFacts, type DrawnTitle } from "./bundleFacts.ts";

const LEAST_FAMILIES = 11;
const SAYS_EVERY_MS = 5_000;

function lastEpisode({ title }: DrawnTitle): { season: number; episode: number } | undefined {
  const last = title.seasons?.at(-1);
  return last && { season: last.number, episode: last.episodes };
}

function familyLine(titles: readonly DrawnTitle[]): { line: string; used: number } {
  const counts = new Map<string, number>(FAMILY_NAMES.map((name) => [name, 0]));
  for (const { facts } of titles)
    counts.set(chooseLook(facts).family, (counts.get(chooseLook(facts).family) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  const used = sorted.filter(([, count]) => count > 0).length;
  return {
    used,
    line: `art: ${used} families in use: ${sorted.map(([name, count]) => `${name} ${count}`).join(", ")}`,
  };
}

/**
 * Draws and rasterises the art of every bundled title, reporting progress. Returns one line per
 * problem.
 */
export async function checkArt(): Promise<string[]> {
  const titles = bundleFacts();
  const { line, used } = familyLine(titles);
  console.log(line);
  const problems = used < LEAST_FAMILIES ? [`art: only ${used} families in use`] : [];
  const started = performance.now();
  let [next, said] = [0, started];
  const work = async () => {
    for (let one = titles[next++]; one; one = titles[next++]) {
      const fault = await artFault(one.facts, lastEpisode(one)).catch((error: unknown) =>
        String(error),
      );
      if (fault) problems.push(`${one.title.id} ${one.title.name}: ${fault}`);
      if (performance.now() - said < SAYS_EVERY_MS) continue;
      said = performance.now();
      console.log(
        `art: ${next} of ${titles.length} titles, ${Math.round((said - started) / 1000)} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  console.log(
    `art: posters, backdrops and stills of ${titles.length} titles drawn in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return problems;
}
