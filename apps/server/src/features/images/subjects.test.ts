import { GENRES, TAGS } from "@worthy/catalogue";
import { subjectImage } from "@worthy/domain";
import { drawSubject, isSubject } from "@worthy/posters";
import { expect, it } from "vitest";
import { parseArtName } from "../catalogue/pictures/artName.ts";

const parse = (file: string) => parseArtName(file.replace(".jpg", ""));
const files = [
  ...GENRES.map((genre) => subjectImage("genre", genre)),
  ...Object.keys(TAGS["mood"] ?? {}).map((mood) => subjectImage("mood", mood)),
];

it("draws every genre and mood, each with a different picture", async () => {
  const subjects = files.map((file) => parse(file)?.subject ?? file);
  expect(subjects.filter((subject) => !isSubject(subject))).toEqual([]);
  const drawn = await Promise.all(subjects.map(drawSubject));
  expect(new Set(drawn).size).toBe(files.length);
});

it("has no pictures of other subjects", async () => {
  for (const file of ["genrenone", "genrenonev1", "genrehorror", "genrehorrorv2", "tostringv1"])
    expect([file, parse(`${file}.jpg`)]).toEqual([file, null]);
  await expect(drawSubject("genrenone")).rejects.toThrow(RangeError);
});
