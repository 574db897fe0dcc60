import { expect, it } from "vitest";
import { serviceChoices } from "./todayRows.ts";

const service = (id: number) => ({ id, name: `Service ${id}` });
const facet = (id: number, count: number) => ({ source: service(id), count });

it("takes a person's own services first, then those of the most picks, each once, and not more than fit", () => {
  const providerFacets = Array.from({ length: 20 }, (_, at) => facet(at + 1, 100 - at));
  expect(serviceChoices([service(3), service(40)], { providerFacets }).map(({ id }) => id)).toEqual(
    [3, 40, 1, 2, 4, 5, 6, 7],
  );
  expect(serviceChoices([], { providerFacets: [] })).toEqual([]);
});
