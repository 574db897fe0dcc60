import { expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { whereToWatch } from "./whereToWatch.ts";

const locale = createLocale({ language: "en" });
const provider = (name: string, type: string, asOf = "2026-11-02") => ({
  id: 1,
  name,
  sourceTypes: [type],
  topProvider: false,
  asOf,
});

it("groups services by offer type, gives each group its oldest date and omits empty groups", () => {
  const providers = [
    provider("AMC", "ORIGINAL"),
    provider("Shop", "BUY"),
    provider("Store", "RENT", "2026-03-01"),
  ];
  expect(whereToWatch({ providers }, { region: "GB" }, locale)).toEqual([
    { heading: "Rent or buy (United Kingdom)", names: "Shop and Store", asOf: "Mar 1, 2026" },
  ]);
  expect(whereToWatch({ providers: [] }, { region: "GB" }, locale)).toEqual([]);
});
