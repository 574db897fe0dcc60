import { endpoints, type EndpointId } from "@worthy/contract";
import { describe, expect, it } from "vitest";
import { NEEDED, readAnswer } from "./readAnswer.ts";

const read = (id: EndpointId, body: unknown, status = 200) =>
  readAnswer(id, new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

describe("any response", () => {
  // shows: 8.responses.1, 8.responses.4
  it("fails with 'Server Error' or the problem document's message if the status isn't 2xx", async () => {
    await expect(read("getNode", "<html>", 502)).rejects.toMatchObject({
      status: 502,
      message: "Server Error",
    });
    await expect(read("getPerson", {}, 500)).rejects.toMatchObject({ message: "Server Error" });
    const gone = { error: true, message: "There is no title 7.", code: "no-title" };
    await expect(read("getNode", gone, 404)).rejects.toMatchObject({
      status: 404,
      message: "There is no title 7.",
      code: "no-title",
    });
    await expect(read("getNode", { ...gone, code: 7 }, 404)).rejects.toMatchObject({ code: null });
  });

  // shows: 8.responses.2, 8.responses.3
  it("fails with its message or 'Unknown Error' if it has an error flag, regardless of status", async () => {
    await expect(read("getNode", { error: true, message: "Gone fishing" })).rejects.toMatchObject({
      message: "Gone fishing",
    });
    await expect(read("getNode", { error: true })).rejects.toMatchObject({
      message: "Unknown Error",
    });
    await expect(read("getNode", { error: true }, 500)).rejects.toMatchObject({
      message: "Unknown Error",
    });
  });

  it("fails with 'Server Error' if the body isn't JSON, even if the status is 200", async () => {
    await expect(read("getNode", "oops")).rejects.toMatchObject({ message: "Server Error" });
  });
});

describe("a read", () => {
  // shows: 8.responses.7
  it("fails with 'No Tv Details' for a malformed title and with 'Unknown Error' for anything else", async () => {
    for (const body of [{}, [], 7, { id: 7 }])
      await expect(read("getNode", body)).rejects.toMatchObject({
        status: 200,
        message: "No Tv Details",
      });
    await expect(read("getPerson", {})).rejects.toMatchObject({ message: "Unknown Error" });
    await expect(read("getToday", { cards: [] })).rejects.toMatchObject({
      message: "Unknown Error",
    });
  });

  it("accepts a response without optional fields", () => {
    const optional = Object.entries(NEEDED).flatMap(([properties, ids]) =>
      ids.flatMap((id) => {
        const { response } = endpoints[id];
        const issues = response.safeParse({}).error?.issues ?? [];
        const required = issues.map(({ path }) => path[0]);
        return properties
          .split(" ")
          .filter((property) => !required.includes(property))
          .map((property) => `${id}: ${property}`);
      }),
    );
    expect(optional).toEqual([]);
  });
});

describe("ratings", () => {
  // shows: 5.ratingsFetch.1, 5.ratingsFetch.2, 5.ratingsFetch.3, 5.ratingsFetch.4
  it("treat 404 as null and require userRatings", async () => {
    await expect(read("listRatings", { error: true, message: "no" }, 404)).resolves.toBeNull();
    await expect(read("listRatings", { userRatings: [] })).resolves.toEqual({ userRatings: [] });
    await expect(read("listRatings", {})).rejects.toMatchObject({ message: "Unknown Error" });
    await expect(read("listRatings", { message: "Busy" })).rejects.toMatchObject({
      message: "Busy",
    });
    await expect(read("listRatings", "", 500)).rejects.toMatchObject({ message: "Server Error" });
  });
});

describe("recommendations", () => {
  // shows: 5.recommendations.1, 5.recommendations.2
  it("require the recommendations property and, from version 5 on, the block list", async () => {
    await expect(read("recommend", {})).rejects.toMatchObject({
      message: "No recommendations property returned",
    });
    await expect(read("listRecommendations", {})).rejects.toMatchObject({
      message: "No recommendations property returned",
    });
    await expect(read("recommendHome", { recommendations: [] })).rejects.toMatchObject({
      message: "No homeBlockList property returned",
    });
    await expect(
      read("recommendHome", { recommendations: [], homeBlockList: { items: [] } }),
    ).resolves.toBeDefined();
  });
});
