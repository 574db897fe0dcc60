import {
  handlersOf,
  type CallingDevice,
  type Queries,
  type Reading,
} from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { isGone } from "../catalogue/recordVersions.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import { noTitle } from "./noTitle.ts";
import { personHandlers } from "./personRoutes.ts";
import { seasonHandlers } from "./seasonRoutes.ts";
import type { TitlePorts } from "./titlePorts.ts";
import { titlesByName } from "./titlesByName.ts";
import { SOURCE_PAGES, sourcesShown, type NamedSource } from "./attributionsOf.ts";

interface InstalledSource {
  source: NamedSource;
  url: string;
  /** Number of titles showing its facts. */
  numTitles: number;
}

const kept = new WeakMap<CatalogueSnapshot, readonly InstalledSource[]>();

/** All sources whose facts titles show, in a fixed order; counted once per catalogue. */
function installedSources(snapshot: CatalogueSnapshot): InstalledSource[] {
  const known = kept.get(snapshot) ?? countSources(snapshot);
  kept.set(snapshot, known);
  return [...known];
}

function countSources({ titles }: CatalogueSnapshot): InstalledSource[] {
  const counts = new Map<NamedSource, number>();
  for (const title of titles)
    for (const source of sourcesShown(title, title.offers))
      counts.set(source, (counts.get(source) ?? 0) + 1);
  const names = Object.keys(SOURCE_PAGES) as NamedSource[]; // its keys are these
  return names.flatMap((source) => {
    const numTitles = counts.get(source);
    return numTitles === undefined ? [] : [{ source, url: SOURCE_PAGES[source], numTitles }];
  });
}

type Context = Reading & { device: Pick<CallingDevice, "host"> };

/** Distinguishes removed titles from those that never existed. */
const missing = async (sql: Queries, id: number) =>
  (await isGone(sql, id))
    ? refuse("gone", `Title ${id} is no longer in the catalogue.`)
    : noTitle(id);
const MOST_SIBLINGS = 8;

const franchises = new WeakMap<CatalogueSnapshot, ReadonlyMap<string | null, readonly Title[]>>();

/** Titles by franchise, grouped once per catalogue. */
function franchisesOf(snapshot: CatalogueSnapshot): ReadonlyMap<string | null, readonly Title[]> {
  const known = franchises.get(snapshot);
  if (known) return known;
  const titles = snapshot.titles.filter(({ franchise }) => franchise !== null);
  const made = Map.groupBy(titles, ({ franchise }) => franchise);
  franchises.set(snapshot, made);
  return made;
}

/** The other titles of its franchise, oldest first. */
function siblingsOf(title: Title, snapshot: CatalogueSnapshot): Title[] {
  if (title.franchise === null) return [];
  return (franchisesOf(snapshot).get(title.franchise) ?? [])
    .filter(({ id }) => id !== title.id)
    .toSorted((a, b) => (a.firstAirDate ?? "").localeCompare(b.firstAirDate ?? ""))
    .slice(0, MOST_SIBLINGS);
}

export function titleHandlers(ports: TitlePorts) {
  const show = (id: number) => {
    const title = ports.snapshot().title(id);
    return title?.kind === "tv" ? title : undefined;
  };
  const present = async (title: Title, context: Context) => {
    const scorer = await ports.scorer(context);
    const trailers = title.statedBy.length > 0 ? await ports.trailers(context.sql, title.id) : [];
    return {
      ...scorer.node(title, siblingsOf(title, ports.snapshot())),
      trailers,
      lists: ports.listsOf(title.id, context.device.host),
    };
  };
  const own = handlersOf({
    getNode: ({ params }, context) => {
      const title = ports.snapshot().title(params.id);
      return title ? present(title, context) : missing(context.sql, params.id);
    },
    getShow: ({ params }, context) => {
      const title = show(params.id);
      return title ? present(title, context) : noTitle(params.id);
    },
    getNodeDetails: async ({ params }, context) => {
      const title = ports.snapshot().title(params.id);
      return title
        ? { tvDetails: await present(title, context) }
        : refuse("not-found", "No Tv Details");
    },
    listTitles: async ({ query: { page } }, context) => {
      const { naming } = await ports.open(context);
      const { pages, named, total } = titlesByName(ports.snapshot(), naming);
      return { pages, results: named[page - 1] ?? [], total };
    },
    listSources: async (_input, context) => ({
      sources: installedSources(ports.snapshot()),
      region: (await ports.open(context)).region,
    }),
  });
  return { ...own, ...seasonHandlers(ports), ...personHandlers(ports) };
}
