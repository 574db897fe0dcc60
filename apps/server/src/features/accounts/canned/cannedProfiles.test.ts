import { readBundle } from "@worthy/catalogue";
import { cannedProfile } from "@worthy/contract";
import { avatarNumber, TITLE_KINDS } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { CANNED_PROFILES } from "./cannedProfiles.ts";
import { presentCanned, ratingsOf } from "./presentCanned.ts";

const titles = new Map(readBundle().titles.map((title) => [title.id, title]));

it("there are a handful of profiles with distinct ids, names, pictures and colours", () => {
  expect(CANNED_PROFILES.length).toBeGreaterThanOrEqual(5);
  for (const key of ["id", "name", "image", "color"] as const)
    expect(new Set(CANNED_PROFILES.map((profile) => profile[key])).size).toBe(
      CANNED_PROFILES.length,
    );
});

describe.each(CANNED_PROFILES)("$name", (profile) => {
  it("identifies itself as a demo in its name and description, and has a drawn picture", () => {
    expect(profile.name).toMatch(/ \(demo\)$/);
    expect(profile.description).toMatch(/^Demo profile: /);
    expect(avatarNumber(profile.image)).not.toBeNull();
  });

  it("has 12 to 25 ratings of both kinds, each for a different bundled title of that name and kind", () => {
    const given = [
      ...profile.shows.map((rating) => ["tv", ...rating] as const),
      ...profile.films.map((rating) => ["movie", ...rating] as const),
    ];
    expect(
      given.filter(
        ([kind, , id, name]) => titles.get(id)?.kind !== kind || titles.get(id)?.name !== name,
      ),
    ).toEqual([]);
    expect(new Set(given.map(([, , id]) => id)).size).toBe(given.length);
    expect(given.length).toBeGreaterThanOrEqual(12);
    expect(given.length).toBeLessThanOrEqual(25);
    for (const kind of TITLE_KINDS)
      expect(ratingsOf(profile).filter((rating) => rating.kind === kind).length).toBeGreaterThan(0);
  });

  it("is returned without a bearer token, as the contract specifies", () => {
    const shown = presentCanned(profile);
    expect(shown).toMatchObject({ token: null, userId: null, canned: true });
    expect(cannedProfile.safeParse(shown).success).toBe(true);
    expect(cannedProfile.safeParse({ ...shown, token: "vera", userId: "vera" }).success).toBe(
      false,
    );
  });
});

it("all profiles except one with few films have enough ratings of both kinds", () => {
  const shown = CANNED_PROFILES.map(presentCanned);
  expect(shown.every(({ finishedRate }) => finishedRate)).toBe(true);
  expect(shown.filter(({ finishedRateMovie }) => !finishedRateMovie).map(({ id }) => id)).toEqual([
    "tomas",
  ]);
});
