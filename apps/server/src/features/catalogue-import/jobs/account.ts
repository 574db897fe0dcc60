/** Why an import leaves something out. */
export const DROP_REASONS = [
  /** A row is not as its file's first line says, or can't be read at all. */
  "malformed",
  /** A number, an id or a rating in it can't be right. */
  "invalid-value",
  /** Its title isn't in the catalogue, and this source adds none. */
  "not-in-catalogue",
  /** It fits more than one title. */
  "ambiguous",
  /** Of a kind that isn't imported, or that wasn't asked for. */
  "unwanted",
  /** The source no longer has it. */
  "gone",
  /** What the source answered can't be read or stored. */
  "unreadable",
  /** The source didn't answer. */
  "unreachable",
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

export interface Dropped {
  count: number;
  /** Where the first one is, such as `ratings.csv, line 22`; never what it says. */
  first: string | null;
}

/** What became of everything that an import has read: each row or title counts once. */
export interface Account {
  /** New in the database. */
  taken: number;
  /** Joined with what was there. */
  joined: number;
  dropped: Partial<Record<DropReason, Dropped>>;
}

export const newAccount = (): Account => ({ taken: 0, joined: 0, dropped: {} });

/** Counts something that is left out. */
export function drop(account: Account, reason: DropReason, first: string | null): void {
  const known = account.dropped[reason];
  if (known) known.count++;
  else account.dropped[reason] = { count: 1, first };
}

/** What is left out in two parts of an import, the earlier one first. */
export function mergeDropped(
  before: Account["dropped"],
  after: Account["dropped"],
): Account["dropped"] {
  const merged = { ...before };
  for (const reason of DROP_REASONS) {
    const added = after[reason];
    if (!added) continue;
    const known = merged[reason];
    merged[reason] = known ? { ...known, count: known.count + added.count } : added;
  }
  return merged;
}

/** Reasons with their counts, most frequent first. */
export function listDropped(
  dropped: Account["dropped"],
): { reason: DropReason; count: number; first: string | null }[] {
  return DROP_REASONS.flatMap((reason) => {
    const found = dropped[reason];
    return found ? [{ reason, ...found }] : [];
  }).toSorted((a, b) => b.count - a.count);
}

export const countDropped = (dropped: Account["dropped"]): number =>
  listDropped(dropped).reduce((sum, { count }) => sum + count, 0);
