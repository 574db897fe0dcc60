import { PLACEHOLDER_NAME } from "@worthy/domain";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";

/** What might be an address of some other place does not go out under our name. */
const LIKE_AN_ADDRESS = /[/@:<>]|\.\S/;

function sayable(name: string, otherwise: string): string {
  return name === PLACEHOLDER_NAME || LIKE_AN_ADDRESS.test(name) ? otherwise : name;
}

/** An invitation by mail: to a list, or without one to friendship. */
export function composeInviteMail({ to, link, inviterName, watchlistName }: { to: string; link: string; inviterName: string; watchlistName: string | null }): MailMessage {
  const who = sayable(inviterName, "Somebody");
  const list = watchlistName === null ? null : sayable(watchlistName, "");
  const what = list === null ? "to share what to watch" : list === "" ? "to a watchlist" : `to the watchlist “${list}”`;
  const words = {
    title: `${who} invites you`,
    lead: `${who} invites you ${what} on Worthy.`,
    button: "See the invite",
    link,
    notes: ["The invite holds for 14 days. You choose on the next page whether to accept it.", "If you do not know who this is from, ignore this mail: nothing happens."],
  };
  return { to, subject: `${who} invites you ${what}`, link, ...renderMail(words) };
}
