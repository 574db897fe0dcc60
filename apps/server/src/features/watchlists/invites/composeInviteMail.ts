import { PLACEHOLDER_NAME, type Language } from "@worthy/domain";
import { fillIn, serverTexts } from "../../../messages/serverTexts.ts";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";

/** What might be an address of some other place does not go out under our name. */
const LIKE_AN_ADDRESS = /[/@:<>]|\.\S/;

interface InviteFacts {
  to: string;
  link: string;
  inviterName: string;
  /** Null for an invitation to friendship. */
  watchlistName: string | null;
  /** The inviter's: of whom is invited nothing is known. */
  language: Language;
}

function sayable(name: string, otherwise: string): string {
  return name === PLACEHOLDER_NAME || LIKE_AN_ADDRESS.test(name) ? otherwise : name;
}

/** An invitation by mail: to a list, or without one to friendship. */
export function composeInviteMail({ to, link, inviterName, watchlistName, language }: InviteFacts): MailMessage {
  const { invite } = serverTexts[language];
  const list = watchlistName === null ? null : sayable(watchlistName, "");
  const kind = list === null ? "friend" : list === "" ? "aList" : "list";
  const parts = { who: sayable(inviterName, invite.somebody), list: list ?? "" };
  const words = { title: fillIn(invite.title, parts), lead: fillIn(invite[`${kind}Lead`], parts), button: invite.button, link, notes: [invite.holds, invite.unknown] };
  return { to, subject: fillIn(invite[kind], parts), link, ...renderMail(words, language) };
}
