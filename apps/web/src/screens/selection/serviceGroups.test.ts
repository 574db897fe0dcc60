import { PROVIDER_CATEGORIES, type ProviderCategory } from "@worthy/domain";
import { expect, it } from "vitest";
import type { Service } from "../../features/account/useServiceChoice.ts";
import { serviceGroups } from "./serviceGroups.ts";

const service = (id: number, name: string, more: Partial<Service> = {}): Service => ({
  id,
  name,
  type: "SUBSCRIPTION",
  aliases: [],
  categories: [],
  mine: false,
  numTitles: 9,
  ...more,
});
const providers = [
  service(1, "Netflix"),
  service(3, "Apple TV", { aliases: ["Apple TV+"] }),
  service(7, "Hulu"),
  service(12, "AMC"),
];
const groups: Partial<Record<ProviderCategory, number[]>> = {
  Trending: [3],
  Subscriptions: [1, 3, 7],
};
const categories = PROVIDER_CATEGORIES.map((name) => ({ name, providerIds: groups[name] ?? [] }));
const shown = (mine: number[], term = "") =>
  serviceGroups({ providers, categories }, { isMine: ({ id }) => mine.includes(id), term }).map(
    ({ name, services }) => [name, services.map(({ id }) => id)],
  );

// shows: 2.screens.14
it("shows only groups that have services, in order", () => {
  expect(shown([])).toEqual([
    ["Trending", [3]],
    ["Subscriptions", [1, 3, 7]],
  ]);
});

it("puts a newly chosen service in My Services, even if it is a network outside all other groups", () => {
  expect(shown([7, 12])[0]).toEqual(["My Services", [7, 12]]);
});

it("finds services by part of their current or former name, ignoring spaces", () => {
  expect(shown([], "appletv+")).toEqual([
    ["Trending", [3]],
    ["Subscriptions", [3]],
  ]);
  expect(shown([], "zzz")).toEqual([]);
});
