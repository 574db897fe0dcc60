import { isHiddenTag, tagLabel } from "@worthy/catalogue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: withHidden().slice(0, 12), rating: "LOVE" });
});
afterAll(() => server.close());

const titles = () => server.core.catalogue.view().snapshot.titles;
const withHidden = () => titles().flatMap(({ id, tags }) => (tags.some(isHiddenTag) ? [id] : []));

const get = (path: string) => server.call("GET", path, { as: person });

it("never reveals which titles have a spoiler tag", async () => {
  const hidden = [...new Set(titles().flatMap(({ tags }) => tags.filter(isHiddenTag)))];
  expect(hidden.toSorted()).toEqual(["twist-ending", "unreliable-narrator"]);
  const words = hidden.flatMap((tag) => [tag, tagLabel(tag)]);
  const answers = [
    await get(`/v3/users/${person.userId}/recommendations?limit=100`),
    await get("/v1/api/moods"),
    await get(`/v1/users/${person.userId}/titles/10001/explanation`),
  ];
  for (const id of withHidden()) {
    answers.push(await get(`/v4/nodes/${id}`));
    answers.push(await get(`/v1/users/${person.userId}/titles/${id}/explanation`));
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const sent = answers.map(({ body }) => JSON.stringify(body));
  expect(sent.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
});

it("finds no titles by a spoiler tag", async () => {
  const filtered = await get(
    `/v3/users/${person.userId}/recommendations?limit=100&tags=twist-ending`,
  );
  expect(filtered.body.recommendations).toEqual([]);
});

it("still uses spoiler tags in scores, without naming them", async () => {
  const { facts } = server.core.catalogue.view();
  const columns = facts.features.filter(({ trait, key }) => trait === "tag" && isHiddenTag(key));
  expect(columns.map(({ label }) => label)).toEqual(["", ""]);
});
