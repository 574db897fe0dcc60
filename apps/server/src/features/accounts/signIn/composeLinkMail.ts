import { sayDevice, type Language } from "@worthy/domain";
import { fillIn, serverTexts, type ServerTexts } from "../../../messages/serverTexts.ts";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";
import type { LinkPurpose } from "../linkStore.ts";

interface LinkFacts {
  purpose: LinkPurpose;
  to: string;
  link: string;
  deviceLabel: string;
  /** When it was asked for, in milliseconds since the epoch. */
  at: number;
  /** The address that an account changes to. */
  newEmail: string;
  /** Of whoever asked for it. */
  language: Language;
}

const ROUGH_MS = 5 * 60 * 1000;
/** Days and hours in the order and on the clock that most who read the language expect. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de", es: "es" };

/** To the five minutes before: enough to know one's own doing by. */
export function roughTime(at: number, language: Language): { time: string; day: string } {
  const rough = Math.floor(at / ROUGH_MS) * ROUGH_MS;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], { timeZone: "UTC", ...options }).format(rough);
  return { time: format({ hour: "2-digit", minute: "2-digit" }), day: format({ day: "numeric", month: "long" }) };
}

function askedBy({ deviceLabel, at, language }: LinkFacts, { mail, device }: ServerTexts): string {
  return fillIn(mail.asked, { device: sayDevice(deviceLabel, device), ...roughTime(at, language) });
}

export function composeLinkMail(facts: LinkFacts): MailMessage {
  const { purpose, to, link, newEmail, language } = facts;
  const texts = serverTexts[language];
  const { title, lead, button, how, notYou } = texts[purpose];
  const notes = [`${texts.mail.once} ${how}`, notYou];
  const words = { title, lead: `${fillIn(lead, { email: newEmail })} ${askedBy(facts, texts)}`, button, link, notes };
  return { to, subject: title, link, ...renderMail(words, language) };
}
