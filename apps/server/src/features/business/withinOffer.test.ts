import { expect, it } from "vitest";
import { withinOffer } from "./withinOffer.ts";

const offer = { services: new Set([1, 6]) };
const [shown, other] = [
  { id: 1, name: "Netflix" },
  { id: 8, name: "Hulu" },
];

it("removes unavailable services from everything that lists services", () => {
  const title = { id: 8, name: "Eight", providers: [shown, other] };
  const answer = {
    recommendations: [title],
    featured: { items: [{ tvShow: title }] },
    providerFacets: [
      { source: shown, count: 4 },
      { source: other, count: 2 },
    ],
    serviceProviders: [other],
    filters: {
      providers: [
        { value: 6, name: "Max", count: 1 },
        { value: 8, name: "Hulu", count: 2 },
      ],
    },
    total: 8,
    note: null,
  };
  const within = { id: 8, name: "Eight", providers: [shown] };
  expect(withinOffer("recommend", answer, offer)).toEqual({
    recommendations: [within],
    featured: { items: [{ tvShow: within }] },
    providerFacets: [{ source: shown, count: 4 }],
    serviceProviders: [],
    filters: { providers: [{ value: 6, name: "Max", count: 1 }] },
    total: 8,
    note: null,
  });
  expect(answer.recommendations[0]?.providers).toHaveLength(2); // the original answer is not modified
});

it("recomputes where an episode is available", () => {
  expect(withinOffer("listEpisodeProviders", { results: [other, shown], total: 2 }, offer)).toEqual(
    { results: [shown], total: 1 },
  );
});

it("leaves everything else unchanged, and changes nothing if every service is offered", () => {
  const file = Buffer.from("zip");
  expect(withinOffer("exportUser", file, offer)).toBe(file);
  expect(withinOffer("listLists", { results: [{ id: "8" }] }, offer)).toEqual({
    results: [{ id: "8" }],
  });
  const answer = { providers: [other] };
  expect(withinOffer("listProviders", answer, { services: null })).toBe(answer);
});
