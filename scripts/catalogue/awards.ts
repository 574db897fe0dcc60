import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Main prizes by event: its IMDb id, and the category. */
const MAIN: Readonly<Record<string, { prize: string; category: RegExp }>> = {
  ev0000003: {
    prize: "Best Picture",
    category: /^best (motion )?picture|^outstanding (picture|production|motion picture)/,
  },
  ev0000091: { prize: "Golden Bear", category: /^(golden berlin bear|best film)$/ },
  ev0000123: {
    prize: "BAFTA",
    category:
      /^(best film( from any source)?|best (drama series|international|mini-series|scripted comedy|limited drama))$/,
  },
  ev0000147: { prize: "Palme d’Or", category: /^palme d'or$/ },
  ev0000223: {
    prize: "Emmy",
    category: /^outstanding (drama|comedy|limited|limited or anthology) series/,
  },
  ev0000681: { prize: "Golden Lion", category: /^(golden lion|best film)$/ },
};
const MAIN_AWARDS: Readonly<Record<string, RegExp>> = {
  ev0000091: /^golden berlin bear$/,
  ev0000147: /^palme d'or$/,
  ev0000681: /^golden lion$/,
};

type Events = Record<string, Record<string, Record<string, { winner?: string[] }>> | null>;

/** What a title has won. */
export interface Prizes {
  /** Main prizes, as “Palme d’Or 2019”. */
  main: Set<string>;
  /** How many awards in all. */
  count: number;
}

interface Win {
  event: string;
  year: string;
  award: string;
  category: string;
  winner: string;
}

/** All wins that a file of one event lists. */
const winsIn = (event: string, events: Events): Win[] =>
  Object.entries(events).flatMap(([year, awards]) =>
    Object.entries(awards ?? {}).flatMap(([award, categories]) =>
      Object.entries(categories).flatMap(([category, { winner = [] }]) =>
        winner.map((each) => ({ event, year, award, category, winner: each })),
      ),
    ),
  );

function mainPrize({ event, year, award, category }: Win): string | null {
  const prize = MAIN[event];
  const isMain = prize?.category.test(category) && (MAIN_AWARDS[event]?.test(award) ?? true);
  return prize && isMain ? `${prize.prize} ${year}` : null;
}

const readWins = (folder: string): Win[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    winsIn(file.replace(".yml", ""), parse(readFileSync(join(folder, file), "utf8")) as Events),
  );

/** IMDb ids of the winners of prizes that one title wins a year, by the award as titles name it, in lower case. */
export function readWinners(folder: string): Map<string, Set<string>> {
  const named = readWins(folder).flatMap((win) => {
    const award = /^(Palme|Golden)/.test(mainPrize(win) ?? "")
      ? mainPrize(win)?.replace("’", "'")
      : win.event === "ev0000223" && `Primetime Emmy for ${win.category} ${win.year}`;
    return award ? [{ award: award.toLowerCase(), winner: win.winner }] : [];
  });
  return new Map(
    [...Map.groupBy(named, ({ award }) => award)].map(([award, wins]) => [
      award,
      new Set(wins.map(({ winner }) => winner)),
    ]),
  );
}

/** Awards won, by the winner's IMDb id, as the lists of events in `folder` have them. */
export function readAwards(folder: string): Map<string, Prizes> {
  const wins = readWins(folder);
  return new Map(
    [...Map.groupBy(wins, ({ winner }) => winner)].map(([id, own]) => [
      id,
      { main: new Set(own.flatMap((win) => mainPrize(win) ?? [])), count: own.length },
    ]),
  );
}
