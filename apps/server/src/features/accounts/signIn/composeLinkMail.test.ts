import { LANGUAGES, type Language } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { composeInviteMail } from "../../watchlists/invites/composeInviteMail.ts";
import { composeLinkMail, roughTime, type MailKind } from "./composeLinkMail.ts";

const facts = {
  to: "ann@example.org",
  link: "https://worthy.example/x?token=abc",
  deviceLabel: "Chrome on a TV",
  at: Date.UTC(2026, 2, 1, 14, 9, 59),
  newEmail: "new@example.org",
};
const mailOf = (kind: MailKind, language: Language) =>
  composeLinkMail({ ...facts, kind, language });

it("describes a duration in words, rounded down to five minutes", () => {
  expect(LANGUAGES.map((language) => Object.values(roughTime(facts.at, language)))).toEqual([
    ["14:05", "1 March"],
    ["14:05", "1. März"],
    ["14:05", "1 de marzo"],
  ]);
  expect(roughTime(Date.UTC(2026, 11, 31, 0, 0), "en")).toEqual({
    time: "00:00",
    day: "31 December",
  });
});

describe.each(["SIGN_IN", "CONFIRM", "CHANGE_OLD", "CHANGE_NEW"] as const)(
  "the email for %s",
  (kind) => {
    it.each(LANGUAGES)("is complete in %s and declares its language", (language) => {
      const { subject, text, html } = mailOf(kind, language);
      expect(html).toContain(`<html lang="${language}">`);
      expect(`${subject}${text}${html}`).not.toContain("{{");
      const device = {
        en: "Chrome on a TV",
        de: "Chrome auf einem Fernseher",
        es: "Chrome en una TV",
      }[language];
      for (const words of [text, html])
        for (const part of [subject, device, roughTime(facts.at, language).day])
          expect(words).toContain(part);
      const others = LANGUAGES.filter((other) => other !== language).map((other) =>
        mailOf(kind, other),
      );
      expect(others.map((other) => other.subject)).not.toContain(subject);
      const shared = text
        .split("\n\n")
        .filter((line) => others.some((other) => other.text.split("\n\n").includes(line)));
      expect(shared).toEqual([]);
    });
  },
);

it("the subject, heading, text and button of an email all say what was requested", () => {
  const said = (kind: MailKind, language: Language) => {
    const { subject, text, html } = mailOf(kind, language);
    const [heading, lead = "", button = ""] = text.split("\n\n");
    expect(heading).toBe(subject);
    expect(html).toContain(`>${subject}</h1>`);
    return [subject, lead.split(".")[0], button.split(":")[0]];
  };
  expect(LANGUAGES.map((language) => said("CONFIRM", language))).toEqual([
    ["Confirm your email", "Use this link to create your Worthy account", "Confirm your email"],
    [
      "Bestätige deine E-Mail-Adresse",
      "Mit diesem Link legst du dein Worthy-Konto an",
      "E-Mail-Adresse bestätigen",
    ],
    [
      "Confirma tu correo electrónico",
      "Con este enlace creas tu cuenta de Worthy",
      "Confirmar mi correo",
    ],
  ]);
  expect(said("SIGN_IN", "en")).toEqual([
    "Sign in to Worthy",
    "Use this link to sign in",
    "Sign in",
  ]);
});

it("an invite uses the language's quotation marks around the names of the inviter and the list", () => {
  const invite = (language: Language, watchlistName: string | null) =>
    composeInviteMail({
      to: facts.to,
      link: facts.link,
      inviterName: "Ann",
      watchlistName,
      language,
    }).subject;
  expect(LANGUAGES.map((language) => invite(language, "Noir"))).toEqual([
    "Ann invited you to the watchlist “Noir”",
    "Ann lädt dich zur Merkliste „Noir“ ein",
    "Ann te invita a la lista «Noir»",
  ]);
  expect(LANGUAGES.map((language) => invite(language, "evil.example"))).toEqual([
    "Ann invited you to a watchlist",
    "Ann lädt dich zu einer Merkliste ein",
    "Ann te invita a una lista",
  ]);
  expect(invite("de", null)).toBe("Ann möchte auf Worthy mit dir befreundet sein");
});
