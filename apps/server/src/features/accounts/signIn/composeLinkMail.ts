import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { renderMail, type MailWords } from "../../../platform/mail/renderMail.ts";
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
}

const ROUGH_MS = 5 * 60 * 1000;
const CLOCK = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long" });

/** To the five minutes before: enough to know one's own doing by. */
export function roughTime(at: number): string {
  const rough = Math.floor(at / ROUGH_MS) * ROUGH_MS;
  return `about ${CLOCK.format(rough)} UTC on ${DAY.format(rough)}`;
}

const ONCE = "The link works once, and for 15 minutes.";

function wordsOf({ purpose, link, deviceLabel, at, newEmail }: LinkFacts): MailWords {
  const asked = `${deviceLabel} at ${roughTime(at)}`;
  const words: Record<LinkPurpose, Omit<MailWords, "link">> = {
    SIGN_IN: {
      title: "Sign in to Worthy",
      lead: `This link was asked for on ${asked}.`,
      button: "Sign in",
      notes: [
        `${ONCE} It signs in the browser that opens it, and no other.`,
        "Was it not you? Then leave it be. If you open it all the same, you will be asked about the other device: answer no.",
      ],
    },
    CHANGE_OLD: {
      title: "Change your e-mail address",
      lead: `Your account is to have the address ${newEmail} from now on. This was asked for on ${asked}.`,
      button: "Let go of this address",
      notes: [`${ONCE} A second link went to the new address; both have to be opened.`, "Was it not you? Then leave it be, and sign other devices out in your profile."],
    },
    CHANGE_NEW: {
      title: "Confirm your new e-mail address",
      lead: `A Worthy account is to have this address from now on. This was asked for on ${asked}.`,
      button: "Confirm this address",
      notes: [`${ONCE} Open it where you are signed in. A second link went to the old address; both have to be opened.`, "Was it not you? Then leave it be: nothing happens."],
    },
  };
  return { ...words[purpose], link };
}

export function composeLinkMail(facts: LinkFacts): MailMessage {
  const words = wordsOf(facts);
  return { to: facts.to, subject: words.title, link: facts.link, ...renderMail(words) };
}
