import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { PROBLEM_CODES } from "@worthy/contract";
import { expect, it } from "vitest";
import { createLocale } from "./createLocale.ts";
import { deviceName } from "./deviceName.ts";
import { failureText } from "./failureText.ts";
import { loadCatalogue } from "./loadCatalogue.ts";

const full = new ApiFailure(409, "A list holds at most 5000 titles.", { code: "list-full" });

const en = createLocale({ language: "en" });
const de = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
const es = createLocale({ language: "es", catalogue: await loadCatalogue("es") });

it("returns the server's own message in English", () => {
  expect(failureText(full, en)).toBe("A list holds at most 5000 titles.");
  expect(failureText(new ApiFailure(500, "Server Error"), en)).toBe("Server Error");
});

it("translates errors by code, falling back to the status, in other languages", () => {
  expect(failureText(full, de)).toBe("Diese Liste ist voll.");
  expect(failureText(new ApiFailure(404, "Of a newer server", { code: "not-known-yet" }), de)).toBe(
    "Nicht gefunden.",
  );
  expect(failureText(new ApiFailure(403, "No", { code: "constructor" }), de)).toBe(
    "Dafür fehlt dir die Berechtigung.",
  );
  expect(
    [0, 500, 503].map((status) => failureText(new ApiFailure(status, "Server Error"), de)),
  ).toEqual(
    Array.from({ length: 3 }, () => "Bei uns ist etwas schiefgegangen. Versuch es noch einmal."),
  );
  expect(failureText(new ApiFailure(418, "I'm a teapot"), de)).toBe("I'm a teapot");
});

it("says how long the user should wait before retrying", () => {
  const wait = (retryAfter: number | null) =>
    failureText(new ApiFailure(429, "Too many attempts.", { retryAfter }), es);
  expect([wait(20), wait(61), wait(null)]).toEqual([
    "Demasiados intentos. Inténtalo dentro de un minuto.",
    "Demasiados intentos. Inténtalo dentro de 2 minutos.",
    "Demasiados intentos. Inténtalo más tarde.",
  ]);
});

it.each([de, es])("has a different sentence for each error code in $language", (locale) => {
  const said = PROBLEM_CODES.map((code) => failureText(new ApiFailure(418, "?", { code }), locale));
  expect(said.filter((sentence) => !/^[\p{Lu}¿¡].{5,110}[.?]$|no-admin$/u.test(sentence))).toEqual(
    [],
  );
  expect(new Set(said).size).toBe(PROBLEM_CODES.length);
});

it("translates device names into the page's language", () => {
  expect(deviceName("Chrome on Android", en)).toBe("Chrome on Android");
  expect(
    ["A browser on a TV", "Unknown device", "Salón"].map((label) => deviceName(label, es)),
  ).toEqual(["Un navegador en una TV", "Dispositivo desconocido", "Salón"]);
});

it("is the only source of error messages, except for tracking and checks", () => {
  const source = join(import.meta.dirname, "..");
  const apart = /(readAnswer|failureText|watchFailures|reportReads|useAnswerInvite|\.test)\.tsx?$/;
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) => !apart.test(file));
  const lines = files.flatMap((file) => readFileSync(join(source, file), "utf8").split("\n"));
  expect(files.length).toBeGreaterThan(500);
  expect(
    lines.filter(
      (line) =>
        /\b(error|failure|reason|problem)\.(message|detail)\b/.test(line) &&
        !/\btrack\(|\bdescription: /.test(line),
    ),
  ).toEqual([]);
});
