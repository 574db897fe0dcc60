import { LONGEST_REPORT, REPORT_FIELDS, RED_HERRING_ID } from "@worthy/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { presentReport } from "./presentReport.ts";
import { findReports } from "./reportStore.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const report = (body: unknown, id: number = TITLES.theWire) =>
  server.call("POST", `/v1/api/titles/${id}/reports`, { body });

describe("an error report", () => {
  it("is stored for the administrator with its title, fields and text", async () => {
    expect(
      await report({
        fields: ["DATES", "PEOPLE", "DATES"],
        text: "  It ended in 2008.\nOne name is misspelt. ",
      }),
    ).toMatchObject({ status: 200, body: { success: true } });
    const [latest] = await findReports(server.sql, 1);
    expect(latest).toMatchObject({
      titleId: TITLES.theWire,
      fields: ["DATES", "PEOPLE"],
      words: "It ended in 2008.\nOne name is misspelt.",
      name: "The Wire",
    });
    expect(latest && presentReport(latest)).toMatch(
      /^\d{4}-\d\d-\d\d {2}10003 The Wire \(dates, people\)\n {4}It ended in 2008\.\n {4}One name is misspelt\.$/,
    );
  });

  it("can refer to any field, or to none", async () => {
    for (const fields of [[...REPORT_FIELDS], [], undefined])
      expect((await report({ fields, text: "Something is wrong." })).status).toBe(200);
  });

  it("doesn't store anything about the user who sent it", async () => {
    const columns = await server.sql<
      { name: string }[]
    >`select column_name as name from information_schema.columns where table_name = 'title_reports' order by 1`;
    expect(columns.map(({ name }) => name)).toEqual([
      "fields",
      "report_id",
      "reported_at",
      "title_id",
      "words",
    ]);
  });

  it("has a text of up to a thousand characters, and requires an existing title", async () => {
    expect((await report({ text: "x".repeat(LONGEST_REPORT) })).status).toBe(200);
    for (const text of ["x".repeat(LONGEST_REPORT + 1), "", " \n ", undefined])
      expect(await report({ text })).toMatchObject({
        status: 400,
        body: {
          message: expect.stringMatching(/^Text /),
          issues: [expect.objectContaining({ path: "body.text" })],
        },
      });
    expect((await report({ fields: ["SCORE"], text: "Too low." })).status).toBe(400);
    for (const id of [1, RED_HERRING_ID])
      expect(await report({ text: "Is this real?" }, id)).toMatchObject({
        status: 404,
        body: { message: `There is no title ${id}.` },
      });
  });

  it("is limited to ten every ten minutes per IP address", async () => {
    const limited = await startTestServer({ requestsPerMinute: 1000, beside: server });
    const ask = () =>
      limited.call("POST", `/v1/api/titles/${TITLES.theWire}/reports`, {
        body: { text: "Wrong." },
      });
    for (let allowed = 0; allowed < 10; allowed++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await limited.call("GET", `/v4/nodes/${TITLES.theWire}`)).status).toBe(200);
    await limited.close();
  });
});
