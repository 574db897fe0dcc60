import {
  encodeCommunity,
  type RatingMatrix,
  ratingCode,
  type TitleFeatures,
  trainModel,
} from "@worthy/recommender";
import { syntheticTitles } from "@worthy/recommender/synthetic";
import { trainCommunity } from "@worthy/recommender/training";
import { seededRandom } from "./search/searchRandom.ts";

/**
 * As many titles and ratings as the public data set the project is measured on, and as a very large
 * server.
 */
const WORLDS = [
  { titles: 7157, people: 4700, ratings: 420_000 },
  { titles: 100_000, people: 11_000, ratings: 1_000_000 },
] as const;

/**
 * Made-up ratings: few titles are rated by many and most by few; people have a corner that they
 * like, and rate mostly there.
 */
function madeUpRatings({ titles, people, ratings }: (typeof WORLDS)[number]): RatingMatrix {
  const random = seededRandom(titles);
  const rowStart = new Uint32Array(people + 1);
  const [indices, values]: [number[], number[]] = [[], []];
  for (let person = 0; person < people; person++) {
    const count = Math.min(1000, Math.ceil((-Math.log(1 - random()) * ratings) / people));
    const corner = Math.floor(random() * 12);
    const rated = new Set<number>();
    while (rated.size < count) {
      const title = Math.floor(titles * random() ** 3);
      rated.add(random() < 0.4 ? title : Math.min(titles - 1, title - (title % 12) + corner));
    }
    for (const title of [...rated].sort((a, b) => a - b)) {
      const liked = random() < (title % 12 === corner ? 0.8 : 0.45);
      indices.push(title);
      values.push(
        ratingCode(liked ? (random() < 0.4 ? "LOVE" : "LIKE") : random() < 0.4 ? "DISLIKE" : "MEH"),
      );
    }
    rowStart[person + 1] = indices.length;
  }
  return {
    titleIds: Float64Array.from({ length: titles }, (_, index) => index + 1),
    rowStart,
    titles: Uint32Array.from(indices),
    values: Uint8Array.from(values),
  };
}

/**
 * People and services cost features without saying more about a made-up title than its genres and
 * tags.
 */
const plain = (title: TitleFeatures): TitleFeatures => ({
  ...title,
  people: title.people.slice(0, 3),
});

/**
 * A complete training without tuning, from content and ratings to the bytes of the file. `--small`
 * skips the large world, `--large` the small one.
 */
export async function benchTrain(args: readonly string[] = process.argv): Promise<void> {
  const worlds = WORLDS.filter((_, at) => !args.includes(at === 0 ? "--large" : "--small"));
  for (const world of worlds) {
    const ratings = madeUpRatings(world);
    const content = trainModel(syntheticTitles(world.titles).map(plain));
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    const onStep = (step: string) => process.stderr.write(`${seconds()} s  ${step}\n`);
    const community = await trainCommunity({ ratings, content, options: { grid: "none", onStep } });
    const size = community ? encodeCommunity(community).length / 2 ** 20 : 0;
    const peak = process.resourceUsage().maxRSS / 1024;
    console.log(
      `${world.titles} titles × ${ratings.titles.length} ratings  ${seconds()} s  peak ${peak.toFixed(0)} MiB  model ${size.toFixed(0)} MiB`,
    );
  }
}
