import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsOf } from "../taste/logistic.ts";
import { priorOf } from "../model/prior.ts";
import { openCommunity } from "../community/openCommunity.ts";
import { CONTENT_ALONE } from "../community/stack.ts";
import { dotRows, dotWeights, eachFeature } from "../community/sparseRow.ts";
import { syntheticTitles, withLabels } from "../synthetic.ts";
import { syntheticCommunity } from "../people/syntheticCommunity.ts";
import { titlesByFeature } from "../model/titlesByFeature.ts";
import { trainModel } from "../model/trainModel.ts";
import { forTitle, type PerKind } from "../taste/taste.ts";
import { openServing } from "./openServing.ts";
import { titlePatterns } from "./titlePatterns.ts";

/** Sizes that are multiples of four, and others. */
function open(size: number, { withLabels: isLabelled = false } = {}) {
  const made = syntheticTitles(size);
  // every other title has labels, the others borrow them
  const model = trainModel(
    isLabelled
      ? withLabels(made).map((title, at) => (at % 2 === 0 ? title : (made[at] ?? title)))
      : made,
  );
  const byFeature = titlesByFeature(model);
  const community = openCommunity(syntheticCommunity(size), model.titleIds, new Uint8Array(size));
  const prior = priorOf(model, community);
  const { stack } = community.parameters;
  return {
    model,
    byFeature,
    community,
    prior,
    stack,
    serving: openServing({ model, byFeature, prior, community, stack, crowd: new Float32Array() }),
  };
}
const worlds = [31, 402, 1501].map((size) => open(size));
const labelled = open(402, { withLabels: true });
const anyWorld = fc.constantFrom(...worlds);
const anyNumber = fc.double({ min: -3, max: 3, noNaN: true });

describe("the serving kernels", () => {
  test("look up the weights of common features for every title without changing the other weights", () => {
    fc.assert(
      fc.property(
        anyWorld,
        fc.infiniteStream(anyNumber),
        ({ model, byFeature, serving }, numbers) => {
          const given = () => Float64Array.from(model.features, () => numbers.next().value ?? 0);
          const weights = { content: given(), shared: given() };
          const grouped = new Set(
            titlePatterns(byFeature, model.titleIds.length).flatMap(({ columns }) => columns),
          );
          expect(grouped.size).toBeGreaterThan(10);
          const only = (isCommon: boolean) => ({
            content: weights.content.map((w, column) => (grouped.has(column) === isCommon ? w : 0)),
            shared: weights.shared.map((w, column) => (grouped.has(column) === isCommon ? w : 0)),
          });
          const [common, rare] = [only(true), only(false)];
          serving.lookUpFacts(weights);
          expect(weights).toEqual(rare);
          for (const sum of ["content", "shared"] as const)
            model.titleIds.forEach((_, title) =>
              expect((serving.titles[sum][title] ?? 0) * (model.scales[title] ?? 0)).toBeCloseTo(
                dotWeights(model, title, common[sum]),
                3,
              ),
            );
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each(["content", "shared"] as const)(
    "add up the titles' other features one by one, each only once: %s",
    (into) => {
      fc.assert(
        fc.property(anyWorld, fc.infiniteStream(anyNumber), ({ model, serving }, numbers) => {
          const weights = Float64Array.from(model.features, () => numbers.next().value ?? 0);
          const given = weights.slice();
          const none = weights.map(() => 0);
          serving.lookUpFacts({ content: none, shared: none, [into]: weights });
          const titles = Array.from(model.titleIds.keys(), (title) => ({ title }));
          serving.addRareFeatures({ into, weights, titles });
          expect(weights.every((weight) => weight === 0)).toBe(true);
          model.titleIds.forEach((_, title) =>
            expect((serving.titles[into][title] ?? 0) * (model.scales[title] ?? 0)).toBeCloseTo(
              dotWeights(model, title, given),
              3,
            ),
          );
        }),
        { numRuns: 20 },
      );
    },
  );

  test("sum how close labelled titles are to a title by kin, through those that it stands for", () => {
    const { model, serving } = labelled;
    if (!model.editorial) throw new Error("the titles have labels");
    const { near, via } = model.editorial;
    const factor = -1.5;
    model.titleIds.forEach((_, title) => {
      const plain = serving.kin.known.map((_near, other) => {
        let sum = 0;
        eachFeature(via, title, (own, share) => (sum += share * dotRows(near, own, other)));
        return factor * sum;
      });
      serving.kin.known.fill(0);
      serving.addNearness({ title, factor, into: "known" });
      plain.forEach((value, other) => expect(serving.kin.known[other]).toBeCloseTo(value, 4));
      expect(serving.nearnessOf(title, "known")).toBeCloseTo(
        dotWeights(via, title, Float64Array.from(plain)),
        4,
      );
    });
  });

  test("add up closeness by kin and what titles share, minus that of the crowd", () => {
    fc.assert(
      fc.property(fc.infiniteStream(anyNumber), anyNumber, (numbers, times) => {
        const { model, serving } = labelled;
        const { titles, kin } = serving;
        const via = model.editorial?.via;
        if (!via) throw new Error("the titles have labels");
        kin.rated.forEach((_, place) => (kin.rated[place] = numbers.next().value ?? 0));
        for (const name of ["shared", "crowd", "closeness"] as const)
          titles[name].forEach((_, title) => (titles[name][title] = numbers.next().value ?? 0));
        const plain = Array.from(
          titles.closeness,
          (before, title) =>
            before +
            dotWeights(via, title, Float64Array.from(kin.rated)) +
            (model.scales[title] ?? 0) * (titles.shared[title] ?? 0) -
            times * (titles.crowd[title] ?? 0),
        );
        serving.addCloseness(times);
        plain.forEach((value, title) => expect(titles.closeness[title]).toBeCloseTo(value, 3));
      }),
      { numRuns: 20 },
    );
  });

  test("sort titles by fame, closeness and the chance of liking them, even a very small one", () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: -40, max: 40, noNaN: true })),
        anyNumber,
        anyNumber,
        (numbers, fame, closeness) => {
          const { model, serving } = labelled;
          const { titles } = serving;
          for (const name of ["alone", "closeness"] as const)
            titles[name].forEach((_, title) => (titles[name][title] = numbers.next().value ?? 0));
          const plain = Array.from(
            titles.alone,
            (logit, title) =>
              fame * (model.fame[title] ?? 0) +
              closeness * (titles.closeness[title] ?? 0) -
              Math.log1p(Math.exp(-logit)),
          );
          serving.orderAlone({ logits: titles.alone, fame, closeness });
          plain.forEach((value, title) => expect(titles.alone[title]).toBeCloseTo(value, 3));
        },
      ),
      { numRuns: 20 },
    );
  });

  test("compute the same logits and scores as the plain formulas", () => {
    fc.assert(
      fc.property(
        anyWorld,
        fc.infiniteStream(anyNumber),
        fc.boolean(),
        ({ model, community, prior, stack, serving }, numbers, mixed) => {
          const { titles } = serving;
          const number = () => numbers.next().value ?? 0;
          for (const name of ["content", "liked", "notLiked", "residual", "mass"] as const)
            titles[name].forEach((_, title) => (titles[name][title] = number()));
          const person: PerKind = [number(), number()];
          const lean = number();
          const factors = {
            constant: 0,
            bias: 0,
            lean: 0,
            content: Math.abs(number()),
            residual: Math.abs(number()),
            liked: Math.abs(number()),
            notLiked: Math.abs(number()),
          };
          const trust = mixed ? Math.abs(number()) / 10 : null;
          const alone: PerKind = [number(), number()];
          if (trust === null) serving.scoreContent({ person, factors });
          else serving.scoreAll({ person, alone, lean, factors, trust });
          serving.scoreLogits();
          const at = (values: Float32Array, title: number) => values[title] ?? 0;
          model.titleIds.forEach((_, title) => {
            const base =
              forTitle(person, model, title) +
              stack.rate * at(prior.logits, title) +
              stack.grade * at(community.grades, title);
            const own = at(model.scales, title) * at(titles.content, title);
            const facts = factors.content * own;
            const people =
              factors.residual * (at(titles.residual, title) - lean * at(titles.mass, title)) +
              factors.liked * at(titles.liked, title) -
              factors.notLiked * at(titles.notLiked, title);
            const whole = base + facts + people;
            const without =
              forTitle(alone, model, title) + at(prior.alone, title) + CONTENT_ALONE * own;
            const weight = (trust ?? 0) * at(community.trust, title);
            if (trust !== null) expect(at(titles.alone, title)).toBeCloseTo(without, 3);
            expect(at(titles.logits, title)).toBeCloseTo(
              trust === null
                ? forTitle(person, model, title) + stack.rate * at(prior.logits, title) + facts
                : without + weight * (whole - without),
              3,
            );
            expect(at(titles.scores, title)).toBe(Math.fround(pointsOf(at(titles.logits, title))));
          });
        },
      ),
      { numRuns: 20 },
    );
  });

  test("rank by content without other people's ratings, and by their likes as far as these are trusted", () => {
    fc.assert(
      fc.property(
        anyWorld,
        fc.infiniteStream(anyNumber),
        anyNumber,
        ({ community, serving }, numbers, fame) => {
          const { titles } = serving;
          for (const name of ["liked", "notLiked", "alone"] as const)
            titles[name].forEach((_, title) => (titles[name][title] = numbers.next().value ?? 0));
          serving.rankAll({ fame, together: 0.75 });
          const plain = Float64Array.from(
            titles.liked,
            (liked, title) =>
              liked + (titles.notLiked[title] ?? 0) + fame * (community.popularity[title] ?? 0),
          );
          const spread =
            Math.sqrt(plain.reduce((sum, value) => sum + value * value, 0) / plain.length) || 1;
          const covered = plain.filter((_, title) => (community.trust[title] ?? 0) > 0);
          const mean = covered.reduce((sum, value) => sum + value, 0) / (covered.length || 1);
          plain.forEach((value, title) =>
            expect(titles.values[title]).toBeCloseTo(
              (titles.alone[title] ?? 0) +
                (0.75 * (community.trust[title] ?? 0) * (value - mean)) / spread,
              3,
            ),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  test("list the titles of a kind that reach a threshold", () => {
    fc.assert(
      fc.property(anyWorld, fc.infiniteStream(anyNumber), anyNumber, (world, numbers, bar) => {
        const { model, serving } = world;
        const values = serving.titles.values.map(() => numbers.next().value ?? 0);
        serving.titles.values.set(values);
        for (const kind of [0, 1])
          expect([...serving.reaching(kind, bar)]).toEqual(
            [...values.keys()].filter(
              (title) => model.shows[title] === kind && (values[title] ?? 0) >= Math.fround(bar),
            ),
          );
      }),
      { numRuns: 20 },
    );
  });

  test("handle catalogues with one title or none", () => {
    for (const size of [0, 1]) {
      const { serving } = open(size);
      serving.lookUpFacts({ content: new Float64Array(), shared: new Float64Array() });
      serving.scoreAll({
        person: [0, 0],
        alone: [0, 0],
        lean: 0,
        factors: { constant: 0, bias: 0, lean: 0, content: 1, residual: 0, liked: 0, notLiked: 0 },
        trust: 1,
      });
      expect(serving.titles.scores).toHaveLength(size);
      serving.rankAll({ fame: 1, together: 1 });
      expect(serving.titles.values.filter(Number.isFinite)).toHaveLength(size);
    }
  });
});
