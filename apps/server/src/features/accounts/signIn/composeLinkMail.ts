import { describeDevice, type Language } from "@worthy/domain";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";
import { serverTexts, type ServerText } from "../../../platform/serverTexts.ts";
import type { LinkPurpose } from "../linkStore.ts";
import de from "./texts/linkMail.de.json" with { type: "json" };
import en from "./texts/linkMail.en.json" with { type: "json" };
import es from "./texts/linkMail.es.json" with { type: "json" };

const textsIn = serverTexts({ en, de, es });

/** What a mail says that its link does: a sign-in that creates the account confirms the address. */
export type MailKind = LinkPurpose | "CONFIRM";

export interface LinkFacts {
  kind: MailKind;
  to: string;
  link: string;
  deviceLabel: string;
  /** Time of the request, in milliseconds since the epoch. */
  at: number;
  /** The new address of the account. */
  newEmail: string;
  /** Language of the request. */
  language: Language;
}

const ROUGH_MS = 5 * 60 * 1000;
/** Locales whose date order and clock most readers of the language expect. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de", es: "es" };

/** Rounded down to five minutes: enough to recognise one's own request. */
export function roughTime(at: number, language: Language): { time: string; day: string } {
  const rough = Math.floor(at / ROUGH_MS) * ROUGH_MS;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: "UTC", ...options }).format(rough);
  return {
    time: format({ hour: "2-digit", minute: "2-digit" }),
    day: format({ day: "numeric", month: "long" }),
  };
}

function askedBy({ deviceLabel, at, language }: LinkFacts, t: ServerText<keyof typeof en>): string {
  const device = describeDevice(deviceLabel, {
    // `describeDevice` fills the names in where it finds these.
    joined: t("linkMail.device.joined", { browser: "{{browser}}", system: "{{system}}" }),
    browser: t("linkMail.device.browser"),
    tv: t("linkMail.device.tv"),
    unknown: t("linkMail.device.unknown"),
  });
  const { time, day } = roughTime(at, language);
  return t("linkMail.asked", { device, time, day });
}

export function composeLinkMail(facts: LinkFacts): MailMessage {
  const { kind, to, link, newEmail, language } = facts;
  const t = textsIn(language);
  const title = t(`linkMail.${kind}.title`);
  const words = {
    title,
    lead: `${t(`linkMail.${kind}.lead`, { email: newEmail })} ${askedBy(facts, t)}`,
    button: t(`linkMail.${kind}.button`),
    link,
    notes: [`${t("linkMail.once")} ${t(`linkMail.${kind}.how`)}`, t(`linkMail.${kind}.notYou`)],
  };
  return { to, subject: title, link, ...renderMail(words, language) };
}
