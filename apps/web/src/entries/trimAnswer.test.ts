import { expect, it } from "vitest";
import { trimAnswer } from "./trimAnswer.ts";

const facets = {
  genreFacets: [{ source: "Drama", count: 3 }],
  providerFacets: Array.from({ length: 20 }, (_, id) => ({
    source: { id, name: `Service ${id}` },
    count: 1,
  })),
};

it("drops pick fields that no screen uses", () => {
  const answer = {
    recommendations: [{ id: 1 }, { id: 2 }],
    featuredRecommendations: [{ id: 3 }],
    total: 2,
    ...facets,
  };
  expect(trimAnswer(answer)).toEqual({
    recommendations: answer.recommendations,
    total: 2,
    featuredRecommendations: [],
    genreFacets: [],
    providerFacets: facets.providerFacets.slice(0, 8),
  });
  expect(
    trimAnswer({ ...answer, homeBlockList: { items: [{ type: "RecommendationHomeBlock" }] } }),
  ).toMatchObject({ homeBlockList: { items: [] } });
});

it("keeps every facet if the list was requested for its facets", () => {
  expect(
    trimAnswer({ recommendations: [{ id: 1 }], featuredRecommendations: [], total: 1, ...facets }),
  ).toMatchObject(facets);
});

it.each([null, 5, "text", [], { results: [1], total: 1 }])("leaves %j unchanged", (answer) =>
  expect(trimAnswer(answer)).toEqual(answer),
);
