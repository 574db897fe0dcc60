import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the configuration", () => {
  it("works without any settings", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      trustProxy: false,
      country: "US",
      logLevel: "warn",
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it("fetches pictures from TMDB or from its test double", () => {
    expect(readConfig({}).tmdbImageUrl).toBe("https://image.tmdb.org");
    expect(readConfig({ TMDB_URL: "http://127.0.0.1:8/" }).tmdbImageUrl).toBe("http://127.0.0.1:8");
    expect(
      readConfig({ TMDB_URL: "http://127.0.0.1:8", TMDB_IMAGE_URL: "http://127.0.0.1:9" })
        .tmdbImageUrl,
    ).toBe("http://127.0.0.1:9");
    expect([{}, { IMPORT_UPDATES: "off" }].map((env) => readConfig(env).importUpdates)).toEqual([
      true,
      false,
    ]);
    expect([{}, { DEADLINE_SECONDS: "30" }].map((env) => readConfig(env).deadlineMs)).toEqual([
      8_000, 30_000,
    ]);
    expect([{}, { STOP_GRACE_SECONDS: "0" }].map((env) => readConfig(env).stopGraceMs)).toEqual([
      2_000, 0,
    ]);
    expect([{}, { POSTERS_AHEAD: "off" }].map((env) => readConfig(env).postersAhead)).toEqual([
      true,
      false,
    ]);
  });

  it("includes using TMDB's data in scores, excludes them, or leaves the choice to administrators", () => {
    const said = ["on", "off", "", undefined].map(
      (value) => readConfig({ TMDB_FACTS_IN_SCORES: value }).tmdbFactsInScores,
    );
    expect(said).toEqual([true, false, undefined, undefined]);
  });

  it("ignores in a sandbox what would reach outside, and has a lower limit", () => {
    const outside = {
      SMTP_URL: "smtp://mail.example",
      ADMIN_EMAIL: "ann@example.org",
      SENTRY_DSN: "https://key@errors.example/1",
    };
    const config = readConfig({ ...outside, SANDBOX: "on" });
    expect(config).toMatchObject({
      sandbox: { ignored: ["SMTP_URL", "ADMIN_EMAIL", "SENTRY_DSN"] },
      importUpdates: false,
      requestsPerMinute: 300,
    });
    expect([config.smtpUrl, config.adminEmail, config.sentryDsn]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readConfig({ SANDBOX: "on", REQUESTS_PER_MINUTE: "600" })).toMatchObject({
      requestsPerMinute: 600,
      crowd: 2,
    });
    expect(readConfig(outside)).toMatchObject({
      smtpUrl: "smtp://mail.example",
      requestsPerMinute: 1200,
      crowd: 1,
    });
    expect(readConfig({ REQUESTS_PER_MINUTE: "6000" }).crowd).toBe(5);
    expect(readConfig({ REQUESTS_PER_MINUTE: "100" }).crowd).toBe(1);
    expect(readConfig(outside).sandbox).toBeUndefined();
  });

  it("treats blank values as unset", () => {
    const blank = {
      PORT: "",
      HOST: " ",
      PUBLIC_URL: "",
      WORTHY_DATA: "",
      DATABASE_URL: "  ",
      TRUST_PROXY: "",
      COUNTRY: " ",
      LOG_LEVEL: "",
    };
    expect(readConfig(blank)).toEqual(readConfig({}));
    expect(readConfig({ PORT: " " }).port).toBe(3000);
  });

  it("derives the public URL from the port, and removes its trailing slash", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(readConfig({ PUBLIC_URL: "https://worthy.example/" }).publicUrl).toBe(
      "https://worthy.example",
    );
  });

  it.each([
    [{ BASE_PATH: "/worthy" }, "http://localhost:3000/worthy"],
    [{ BASE_PATH: "/" }, "http://localhost:3000"],
    [
      { PUBLIC_URL: "https://a.example", BASE_PATH: "/apps/worthy_2/" },
      "https://a.example/apps/worthy_2",
    ],
    [{ PUBLIC_URL: "https://a.example/worthy/" }, "https://a.example/worthy"],
    [{ PUBLIC_URL: "https://a.example/worthy", BASE_PATH: "/worthy" }, "https://a.example/worthy"],
  ])("takes the base path from either setting: %o", (settings, publicUrl) =>
    expect(readConfig(settings).publicUrl).toBe(publicUrl),
  );

  it("refuses two base paths that differ", () =>
    expect(() =>
      readConfig({ PUBLIC_URL: "https://a.example/worthy", BASE_PATH: "/other" }),
    ).toThrow("BASE_PATH: isn’t the path of PUBLIC_URL"));

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3.5"],
    ["PUBLIC_URL", "worthy.example"],
    ["PUBLIC_URL", "ftp://worthy.example"],
    ["PUBLIC_URL", "https://worthy.example/a%20b"],
    ["PUBLIC_URL", "https://worthy.example/app?x=1"],
    ["BASE_PATH", "worthy"],
    ["BASE_PATH", "/a//b"],
    ["BASE_PATH", "/../b"],
    ["BASE_PATH", "/ä"],
    ["BASE_PATH", "https://worthy.example/app"],
    ["DATABASE_URL", "mysql://localhost/worthy"],
    ["DATABASE_URL", "postgres://localhost:many/worthy"],
    ["DATABASE_URL", "postgres://localhost:65536/worthy"],
    ["DATABASE_URL", "postgres://user@/worthy?host=/run&port=0"],
    ["DATABASE_URL", "postgres://user@/worthy"],
    ["DATABASE_URL", "postgres://[::1/worthy"],
    ["DATABASE_URL", "postgres://one,two two/worthy"],
    ["DATABASE_READ_URL", "postgres://localhost:many/worthy"],
    ["REDIS_URL", "redis://:pass#word@localhost:6379"],
    ["LOG_LEVEL", "loud"],
    ["TMDB_IMAGE_URL", "https://image.example/pictures"],
    ["IMPORT_UPDATES", "sometimes"],
    ["POSTERS_AHEAD", "sometimes"],
    ["TMDB_FACTS_IN_SCORES", "sometimes"],
    ["WORTHY_EXPECT_DATA", "sometimes"],
    ["HSTS_SUBDOMAINS", "sometimes"],
    ["STOP_GRACE_SECONDS", "-1"],
    ["STOP_GRACE_SECONDS", "121"],
    ["DEADLINE_SECONDS", "0"],
    ["DEADLINE_SECONDS", "121"],
    ["COUNTRY", "USA"],
    ["COUNTRY", "XQ"],
    ["COUNTRY", "ZZ"],
    ["TRUST_PROXY", "everybody"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "Worthy"],
    ["MAIL_FROM", "Worthy <worthy@example.org>\r\nBcc: x@example.org"],
    ["ADMIN_EMAIL", "ann"],
  ])("rejects %s=%s and names the variable", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration has a mistake:\n  ${name}: .`),
    );
  });

  it.each([
    "se#cret",
    "se/cret",
    "se?cret",
    "12/secret",
    "se@c/ret",
    "se%cret",
    "se%ffcret",
    "se cret",
  ])(
    "reports which character to escape in the password %s, without repeating the password",
    (password) => {
      const databaseUrl = `postgres://user:${password}@localhost/worthy`;
      const mistake =
        /^The configuration has a mistake:\n {2}DATABASE_URL: has a .* write %\d\d for/;
      expect(() => readConfig({ DATABASE_URL: databaseUrl })).toThrow(mistake);
      expect(() => readConfig({ DATABASE_URL: databaseUrl })).not.toThrow(/cret|user|localhost/);
      const escaped = `postgres://user:${encodeURIComponent(password)}@localhost/worthy`;
      expect(readConfig({ DATABASE_URL: escaped }).databaseUrl).toBe(escaped);
    },
  );

  it.each([
    "postgres:///worthy",
    "postgresql://user:p%40ss@db.example:5432/worthy?sslmode=require",
    "postgres://one:5432,two:5433/worthy?target_session_attrs=primary",
    "postgres://[::1]:5432/worthy",
    "postgres://user@/worthy?host=/var/run/postgresql",
    "postgres://user:secret@%2Fvar%2Frun%2Fpostgresql:5433/worthy",
    "postgres:///worthy?host=/var/run/postgresql&port=5433",
  ])("accepts %s", (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it("sends mail from its own host by default", () => {
    expect(readConfig({}).mailFrom).toBe("Worthy <worthy@localhost>");
    expect(
      readConfig({
        PUBLIC_URL: "https://tv.example.org",
        SMTP_URL: "smtps://user:password@mail.example:465",
      }),
    ).toMatchObject({
      mailFrom: "Worthy <worthy@tv.example.org>",
      smtpUrl: "smtps://user:password@mail.example:465",
    });
    expect(readConfig({ MAIL_FROM: "Ann & Bob <tv@example.org>" }).mailFrom).toBe(
      "Ann & Bob <tv@example.org>",
    );
  });

  it("reads secrets from files", () => {
    const folder = mkdtempSync(join(tmpdir(), "worthy-secrets-"));
    const file = join(folder, "token");
    writeFileSync(file, "abcdefghij0123456789\n");
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe("abcdefghij0123456789");
    expect(readConfig({ METRICS_TOKEN_FILE: "" }).metricsToken).toBeUndefined();
    const wrong = {
      METRICS_TOKEN_FILE: file,
      METRICS_TOKEN: "x",
      SMTP_URL_FILE: join(folder, "no"),
    };
    expect(() => readConfig(wrong)).toThrow(
      /SMTP_URL_FILE: can't read .*no \(ENOENT\)\n {2}METRICS_TOKEN_FILE: METRICS_TOKEN is set too/,
    );
    writeFileSync(file, "short");
    expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow(/METRICS_TOKEN: must be 16/);
    rmSync(folder, { recursive: true });
  });

  it.each([
    "DATABASE_URL",
    "DATABASE_DIRECT_URL",
    "DATABASE_READ_URL",
    "REDIS_URL",
    "SMTP_URL",
    "TMDB_TOKEN",
    "SENTRY_DSN",
    "METRICS_TOKEN",
  ])("reads %s from a file, too", (name) => {
    expect(() => readConfig({ [`${name}_FILE`]: "/nowhere" })).toThrow(`${name}_FILE: can't read`);
  });

  it("reports all mistakes in a single error", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(
      /has mistakes:\n {2}PORT: .*\n {2}LOG_LEVEL: /,
    );
  });

  it.each([
    ["false", false],
    ["loopback, 10.0.0.0/8", "loopback, 10.0.0.0/8"],
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8::/32", "2001:db8::/32"],
  ])("trusts the proxies listed in TRUST_PROXY=%s", (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    ["2", [true, true, false]],
    ["true", [true, false, false]],
  ])("trusts the given number of hops with TRUST_PROXY=%s", (value, expected) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: value });
    if (typeof trustProxy !== "function") throw new Error("a number of hops makes a function");
    expect([0, 1, 2].map((hop) => trustProxy("192.0.2.1", hop))).toEqual(expected);
  });
});
