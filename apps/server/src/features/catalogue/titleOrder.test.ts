import fc from "fast-check";
import { expect, it } from "vitest";
import type { Title } from "./title.ts";
import { newestFirst, oldestFirst } from "./titleOrder.ts";

const dated = fc.array(
  fc.option(
    fc
      .date({ min: new Date("1950-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    { freq: 4 },
  ),
  { minLength: 1, maxLength: 20 },
);
const titlesOf = (dates: readonly (string | null)[]) =>
  dates.map((firstAirDate, id) => ({ id, firstAirDate }) as Title); // sorting uses nothing else

it("sorts by date in either direction, with undated titles last and ties broken by id", () => {
  fc.assert(
    fc.property(dated, (dates) => {
      const known = dates.filter((date) => date !== null).toSorted();
      const unknown = dates.filter((date) => date === null);
      const inOrder = (order: typeof newestFirst) => titlesOf(dates).toSorted(order);
      expect(inOrder(oldestFirst).map(({ firstAirDate }) => firstAirDate)).toEqual([
        ...known,
        ...unknown,
      ]);
      expect(inOrder(newestFirst).map(({ firstAirDate }) => firstAirDate)).toEqual([
        ...known.toReversed(),
        ...unknown,
      ]);
      for (const order of [oldestFirst, newestFirst]) {
        const byDate = Map.groupBy(inOrder(order), ({ firstAirDate }) => firstAirDate);
        for (const alike of byDate.values())
          expect(alike).toEqual(alike.toSorted((a, b) => a.id - b.id));
      }
    }),
  );
});
