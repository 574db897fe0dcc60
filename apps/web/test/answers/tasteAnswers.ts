import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { PROVIDER_CATEGORIES, type ProviderCategory } from "@worthy/domain";
import { accountAnswers } from "./accountAnswers.ts";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { emptyList } from "./sampleAnswers.ts";
import { shelfFilm } from "./shelfAnswers.ts";

type Service = CallOutput<"listProviders">["providers"][number];

const service = (id: number, name: string, categories: ProviderCategory[]): Service => ({
  id,
  name,
  type: "SUBSCRIPTION",
  aliases: [],
  categories,
  mine: false,
  numTitles: 9,
});

const SERVICES = [
  service(1, "Netflix", ["Trending", "Subscriptions"]),
  service(7, "Hulu", ["Subscriptions"]),
  service(61, "Tubi", ["Free"]),
];

/** Moods and themes, each with how many films have it. */
const TAGS = { mood: { witty: 6, tender: 3 }, theme: { friendship: 4 } } as const;

interface TasteState {
  /** The chosen services. */
  mine: readonly number[];
  /** How many of the next changes fail. */
  failures: number;
}

interface TasteAnswers {
  call: CallApi;
  /** Makes the next changes of services fail. */
  fail: (times: number) => void;
  account: ReturnType<typeof accountAnswers>;
  services: () => readonly number[];
}

/** The account's answers with services, moods, comfort food and top services beside. */
export function tasteAnswers({ rated = 0 } = {}): TasteAnswers {
  const account = accountAnswers({ rated });
  const state: TasteState = { mine: [], failures: 0 };
  const answers = {
    ...titleAnswers(),
    ...serviceAnswers(state),
    ...topServiceAnswers(state),
  };
  return {
    call: overrideCalls(answers, account.call),
    fail: (times) => (state.failures = times),
    account,
    services: () => state.mine,
  };
}

const films = (count: number) => Array.from({ length: count }, (_, index) => shelfFilm(60 + index));

/** Titles to rate, recommendations by mood, and comfort food. */
function titleAnswers(): Answers {
  return {
    // The first page comes with the server's page; what the browser asks for comes without its query here.
    listTitlesToRate: async ({ query }: CallInput<"listTitlesToRate">) => ({
      results: query ? films(10) : [{ ...shelfFilm(63), id: 13, name: "Amelie", like: 64 }],
      total: 20,
    }),
    listMoods: async ({ query }: CallInput<"listMoods">) => {
      const results = Object.keys(TAGS[query?.group ?? "mood"]).map((key) => ({
        key,
        label: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      }));
      return { results, total: results.length };
    },
    recommendHome: async ({ body }: CallInput<"recommendHome">) => {
      const { moods, themes, company } = body?.refinement ?? {};
      const counts = [
        10,
        ...[moods ?? []]
          .flat()
          .map((key) => (key === "witty" ? TAGS.mood.witty : TAGS.mood.tender)),
        ...[themes ?? []].flat().map(() => TAGS.theme.friendship),
        ...(company === "FAMILY" ? [0] : []),
      ];
      const recommendations = films(Math.min(...counts));
      return {
        ...emptyList,
        recommendations,
        total: recommendations.length,
        homeBlockList: { items: [] },
      };
    },
    getComfortFood: async () => ({
      id: "all",
      name: "Comfort food",
      kind: "comfort",
      group: "comfort-food",
      items: films(3),
      total: 3,
      pagination: { totalCount: 3, limit: 50, offset: 0 },
    }),
  };
}

/** All services, and the chosen ones. */
function serviceAnswers(state: TasteState): Answers {
  const change = (next: readonly number[]) => {
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error("Server Error");
    }
    state.mine = next;
    return { providers: [], total: state.mine.length };
  };
  const own = () => SERVICES.map((each) => ({ ...each, mine: state.mine.includes(each.id) }));
  return {
    listProviders: async () => ({
      providers: own(),
      categories: PROVIDER_CATEGORIES.map((name) => ({
        name,
        providerIds: own()
          .filter((each) => (name === "My Services" ? each.mine : each.categories.includes(name)))
          .map(({ id }) => id),
      })),
      region: "US",
      total: SERVICES.length,
    }),
    addUserProvider: async ({ body }: CallInput<"addUserProvider">) => ({
      ...change([...state.mine, Number(body.providerId)]),
      added: true,
    }),
    removeUserProvider: async ({ params }: CallInput<"removeUserProvider">) => ({
      ...change(state.mine.filter((id) => String(id) !== params.providerId)),
      success: true,
      removed: true,
    }),
  };
}

/** The top services, and the best of each. */
function topServiceAnswers(state: TasteState): Answers {
  const shelves = (services: readonly Service[], titles: number) => ({
    mediaByProvider: Object.fromEntries(services.map(({ id }) => [String(id), films(titles)])),
    scoreByProvider: Object.fromEntries(services.map(({ id }) => [String(id), 80 - id])),
    serviceProviders: services.map(({ id, name, numTitles }, index) => ({
      id,
      name,
      sourceTypes: ["ORIGINAL"],
      topProvider: index === 0,
      mine: state.mine.includes(id),
      numTitles,
    })),
    region: "US",
    total: services.length,
  });
  return {
    listTopProviders: async ({ query }: CallInput<"listTopProviders">) => {
      return { ...shelves(SERVICES.slice(0, 2), 4), airDate: query?.airDate ?? "ALL_TIME" };
    },
    listTopProviderItems: async ({ params }: CallInput<"listTopProviderItems">) => ({
      ...shelves(
        SERVICES.filter(({ id }) => String(id) === params.providerId),
        10,
      ),
      airDate: "ALL_TIME",
      total: 10,
      pagination: { totalCount: 10, limit: 48, offset: 0 },
    }),
  };
}
