import type { Grant, Readable } from "../../../platform/policy.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import type { LinkRow, SpentLink } from "../linkStore.ts";
import { deadLink } from "./deadLink.ts";

/** Anybody with a link's token may read what it is for. */
export function mayOpenLink(row: LinkRow | null): Readable<LinkRow> | Refusal {
  return row ? (row as Readable<LinkRow>) : deadLink();
}

/** A used link gives whoever opened it access to the account with its address. */
export function mayEnter(
  link: SpentLink,
  holder: { userId: string; emailKey: string },
): Grant<"link"> {
  if (holder.emailKey !== link.emailKey) throw new Error("this account has another address");
  return { userId: holder.userId } as Grant<"link">;
}
