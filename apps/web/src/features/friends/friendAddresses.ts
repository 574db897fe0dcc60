/** Where friends are. */
export const FRIENDS_ADDRESS = "/friends";
export const MESSAGES_ADDRESS = "/friends/messages";
/** What the person sent. */
export const SENT_ADDRESS = `${MESSAGES_ADDRESS}?box=sent`;
export const ASK_ADDRESS = "/ask-friends";

export function friendAddress(friendId: string): string {
  return `${FRIENDS_ADDRESS}/${friendId}`;
}

/** Which messages an address names: what came, unless it says otherwise. */
export function parseBox(search: string): "RECEIVED" | "SENT" {
  return new URLSearchParams(search).get("box") === "sent" ? "SENT" : "RECEIVED";
}

interface Asked {
  titleId?: number;
  kind?: "RECOMMENDATION" | "QUESTION";
  friendId?: string;
}

/** Asking friends, with what is known already. */
export function askAddress({ titleId, kind, friendId }: Asked = {}): string {
  const search = new URLSearchParams();
  if (titleId !== undefined) search.set("title", String(titleId));
  if (kind === "RECOMMENDATION") search.set("kind", "recommendation");
  if (friendId !== undefined) search.set("to", friendId);
  return search.size === 0 ? ASK_ADDRESS : `${ASK_ADDRESS}?${search}`;
}

/** What an address of asking friends says; what makes no sense counts as not said. */
export function parseAsk(search: string): Asked {
  const said = new URLSearchParams(search);
  const [title, to] = [said.get("title") ?? "", said.get("to") ?? ""];
  return {
    kind: said.get("kind") === "recommendation" ? "RECOMMENDATION" : "QUESTION",
    ...(/^[1-9]\d{0,14}$/.test(title) ? { titleId: Number(title) } : {}),
    ...(/^[a-z0-9]{12}$/.test(to) ? { friendId: to } : {}),
  };
}
