import { availableParallelism } from "node:os";
import { artFault } from "./artFault.ts";
import { bundleFacts, type DrawnTitle } from "./bundleFacts.ts";
import { drawSheets } from "./drawSheets.ts";
import { describeMotifs, famousAlike } from "./sharedArt.ts";

const SAYS_EVERY_MS = 5_000;

function lastEpisode({ title }: DrawnTitle): { season: number; episode: number } | undefined {
  const last = title.seasons?.at(-1);
  return last?.episodes ? { season: last.number, episode: last.episodes } : undefined;
}

/**
 * Draws and rasterises the art of every bundled title, reporting progress. Returns one line per
 * problem.
 */
export async function checkArt(): Promise<string[]> {
  const titles = bundleFacts();
  for (const line of await describeMotifs(titles)) console.log(line);
  const problems = await famousAlike(titles);
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
  for (const kind of ["poster", "small"] as const)
    for await (const file of drawSheets(kind))
      if (file.includes("-01")) console.log(`art: sheets ${file} …`);
  return problems;
}
