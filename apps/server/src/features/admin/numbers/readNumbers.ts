import type { CallOutput } from "@worthy/contract";
import type { ReadReplica } from "../../../platform/database/readReplica.ts";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Administrator } from "../../../platform/policy.ts";
import type { Experiment } from "../../experiments/experimentList.ts";
import { calibrate, type Calibration, type CalibrationParts } from "./calibrate.ts";
import { countDays } from "./countDays.ts";
import { countExperiments } from "./countExperiments.ts";
import { countFunnel } from "./countFunnel.ts";
import { countNow, type NowCounts } from "./countNow.ts";
import { countPicks } from "./countPicks.ts";
import { countPeople, type ClaimUncounted } from "./sums/countPeople.ts";

export type Numbers = CallOutput<"getNumbers">;

export interface NumberPorts extends Omit<CalibrationParts, "engine" | "admin"> {
  sql: Sql;
  replica: ReadReplica;
  claimUncounted: ClaimUncounted;
  engine(): CalibrationParts["engine"];
  experiments(sql: Queries): Promise<readonly Experiment[]>;
}

export type ReadNumbers = (admin: Administrator, days: number, now: number) => Promise<Numbers>;

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 60_000;
/** Administrators watch the current numbers, so they are refreshed often. */
const NOW_KEPT_MS = 5_000;
const CALIBRATION_KEPT_MS = 10 * 60_000;
/** Counting must not slow everybody else down. */
const TIME_LIMIT = "20s";
/** How long a reader waits for the last changes to be counted. */
const COUNTING_MS = 100;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

interface Made<T> {
  at: number;
  value: Promise<T>;
}

/**
 * Reads the numbers of a number of days. Repeats within a minute get the same ones, except the
 * current numbers, which are refreshed every five seconds.
 */
export function createNumbers(ports: NumberPorts): ReadNumbers {
  const made = new Map<number, Made<Numbers>>();
  let present: Made<NowCounts> | null = null;
  const fresh = (now: number): Promise<NowCounts> => {
    if (!present || now - present.at > NOW_KEPT_MS)
      present = { at: now, value: readNow(ports, now) };
    const { value } = present;
    value.catch(() => (present = null));
    return value;
  };
  let calibration: Made<Calibration> | null = null;
  const calibrated = (admin: Administrator, now: number) => {
    if (!calibration || now - calibration.at > CALIBRATION_KEPT_MS)
      calibration = {
        at: now,
        value: calibrate(ports.sql, { ...ports, admin, engine: ports.engine() }),
      };
    const { value } = calibration;
    return value.catch((error: unknown) => {
      calibration = null;
      throw error;
    });
  };
  return (admin, days, now) => {
    for (const [key, { at }] of made) if (now - at > KEPT_MS) made.delete(key);
    const known = made.get(days);
    if (known)
      return Promise.all([known.value, fresh(now)]).then(([numbers, counts]) => ({
        ...numbers,
        now: counts,
      }));
    const value = calibrated(admin, now).then((bands) =>
      read(ports, { days, now, calibration: bands }),
    );
    made.set(days, { at: now, value });
    value.catch(() => made.delete(days));
    return value;
  };
}

interface NumberRange {
  days: number;
  now: number;
  calibration: Calibration;
}

function readNow(ports: NumberPorts, now: number): Promise<NowCounts> {
  return counted(ports, (tx) => countNow(tx, dayOf(now)));
}

/** All numbers are from one snapshot of the database. */
function read(ports: NumberPorts, { days, now, calibration }: NumberRange): Promise<Numbers> {
  const [from, to] = [dayOf(now - (days - 1) * DAY_MS), dayOf(now)];
  return counted(ports, async (tx) => ({
    asOf: new Date(now).toISOString(),
    days,
    now: await countNow(tx, to),
    perDay: [...(await countDays(tx, { from, to }))],
    funnel: await countFunnel(tx, from),
    calibration,
    picks: await countPicks(tx, from),
    experiments: await countExperiments(tx, await ports.experiments(tx), from),
  }));
}

/** Counts the last changes, and then reads the sums. */
async function counted<T extends object>(
  { sql, replica, claimUncounted }: NumberPorts,
  count: (tx: Queries) => Promise<T>,
): Promise<T> {
  await countPeople(sql, claimUncounted, COUNTING_MS);
  return replica.read(
    sql,
    (standby) => bounded(standby, count),
    () => bounded(sql, count),
  );
}

async function bounded<T extends object>(sql: Sql, count: (tx: Queries) => Promise<T>): Promise<T> {
  const { value } = await sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx`select set_config('statement_timeout', ${TIME_LIMIT}, true)`;
    return { value: await count(tx) };
  });
  return value;
}
