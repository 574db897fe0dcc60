/** Address of the friends page. */
export const FRIENDS_ADDRESS = "/friends";
export const MESSAGES_ADDRESS = "/friends/messages";
/** Sent messages. */
export const SENT_ADDRESS = `${MESSAGES_ADDRESS}?box=sent`;
export const ASK_ADDRESS = "/ask-friends";

export function friendAddress(friendId: string): string {
  return `${FRIENDS_ADDRESS}/${friendId}`;
}

/** The message box in an address; received by default. */
export function parseBox(search: string): "RECEIVED" | "SENT" {
  return new URLSearchParams(search).get("box") === "sent" ? "SENT" : "RECEIVED";
}

interface Asked {
  titleId?: number;
  kind?: "RECOMMENDATION" | "QUESTION";
  friendId?: string;
}

/** Address for asking friends, with known values filled in. */
export function askFriendsAddress({ titleId, kind, friendId }: Asked = {}): string {
  const search = new URLSearchParams();
  if (titleId !== undefined) search.set("title", String(titleId));
  if (kind === "RECOMMENDATION") search.set("kind", "recommendation");
  if (friendId !== undefined) search.set("to", friendId);
  return search.size === 0 ? ASK_ADDRESS : `${ASK_ADDRESS}?${search}`;
}

/** Parses the values in such an address, ignoring invalid ones. */
export function parseAsk(search: string): Asked {
  const said = new URLSearchParams(search);
  const [title, to] = [said.get("title") ?? "", said.get("to") ?? ""];
  return {
    kind: said.get("kind") === "recommendation" ? "RECOMMENDATION" : "QUESTION",
    ...(/^[1-9]\d{0,14}$/.test(title) ? { titleId: Number(title) } : {}),
    ...(/^[a-z0-9]{12}$/.test(to) ? { friendId: to } : {}),
  };
}
