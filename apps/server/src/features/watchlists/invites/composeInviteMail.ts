import { PLACEHOLDER_NAME, plainName, type Language } from "@worthy/domain";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";
import { serverTexts } from "../../../platform/serverTexts.ts";
import de from "./texts/inviteMail.de.json" with { type: "json" };
import en from "./texts/inviteMail.en.json" with { type: "json" };
import es from "./texts/inviteMail.es.json" with { type: "json" };

const textsIn = serverTexts({ en, de, es });

/** Text that might be an address of another place is not sent under our name. */
const LIKE_AN_ADDRESS = /[/@:<>]|\.\S/;

interface InviteFacts {
  to: string;
  link: string;
  inviterName: string;
  /** Null for a friend invite. */
  watchlistName: string | null;
  /** The inviter's, because nothing is known about the invited person. */
  language: Language;
}

function sayable(name: string, otherwise: string): string {
  const plain = plainName(name);
  return ["", PLACEHOLDER_NAME].includes(plain) || LIKE_AN_ADDRESS.test(plain) ? otherwise : plain;
}

/** An invite by mail, to a list or to friendship. */
export function composeInviteMail({
  to,
  link,
  inviterName,
  watchlistName,
  language,
}: InviteFacts): MailMessage {
  const t = textsIn(language);
  const list = watchlistName === null ? null : sayable(watchlistName, "");
  const kind = list === null ? "friend" : list === "" ? "aList" : "list";
  const who = sayable(inviterName, t("inviteMail.somebody"));
  const parts = { who, list: list ?? "" };
  const words = {
    title: t("inviteMail.title", { who }),
    lead: t(`inviteMail.${kind}Lead`, parts),
    button: t("inviteMail.button"),
    link,
    notes: [t("inviteMail.holds"), t("inviteMail.unknown")],
  };
  return { to, subject: t(`inviteMail.${kind}`, parts), link, ...renderMail(words, language) };
}
