import { escapeHtml, type Language } from "@worthy/domain";
import { serverTexts } from "../serverTexts.ts";
import de from "./texts/mail.de.json" with { type: "json" };
import en from "./texts/mail.en.json" with { type: "json" };
import es from "./texts/mail.es.json" with { type: "json" };

const textsIn = serverTexts({ en, de, es });

/** The content of a mail, without its form. */
export interface MailWords {
  title: string;
  /** One sentence above the button. */
  lead: string;
  button: string;
  link: string;
  /** Short paragraphs below the button. */
  notes: readonly string[];
}

const FONT = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif";

/**
 * The content as plain text and with our design: paper on warm near-black, one button, no images to
 * load.
 */
export function renderMail(words: MailWords, language: Language): { text: string; html: string } {
  const { title, lead, button, link, notes } = words;
  const t = textsIn(language);
  return {
    text: [title, lead, `${button}:\n${link}`, ...notes, t("mail.signature")].join("\n\n"),
    html: htmlOf(words, language),
  };
}

function htmlOf({ title, lead, button, link, notes }: MailWords, language: Language): string {
  const t = textsIn(language);
  const href = escapeHtml(link);
  const small = (text: string) =>
    `<p style="margin:0 0 12px;${FONT};font-size:14px;line-height:1.5;color:#b8ad9c">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#12100e">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#12100e"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#1b1815;border:1px solid #2c2823;border-radius:10px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:'Bricolage Grotesque','Helvetica Neue',Arial,sans-serif;font-size:20px;font-weight:700;color:#f5efe4">Worthy</p>
<h1 style="margin:0 0 12px;font-family:'Bricolage Grotesque','Helvetica Neue',Arial,sans-serif;font-size:28px;line-height:1.2;color:#f5efe4">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px;${FONT};font-size:16px;line-height:1.5;color:#f5efe4">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:14px 24px;background:#f5efe4;color:#12100e;${FONT};font-size:16px;font-weight:600;text-decoration:none;border-radius:999px">${escapeHtml(button)}</a></p>
${notes.map(small).join("\n")}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #2c2823;${FONT};font-size:12px;line-height:1.5;color:#b8ad9c;word-break:break-all">${escapeHtml(t("mail.fallback"))}<br>${href}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
