import { expect, test } from "vitest";
import { fileWith } from "./files.fixture.ts";
import { Names } from "./names.ts";
import { readRatings } from "./readRatings.ts";

const reading = (implicit = false) => ({
  people: new Names(),
  titles: new Names(),
  implicit,
  times: true,
  print: () => {},
});

test("accepts columns in any order, extra columns, and any text as ids", async () => {
  const options = reading();
  const lines = await readRatings(
    fileWith('Rating,note,ITEM,user,timestamp\n4.5,x,"Tom, Dick",Ann,20\n-1,,007,ß,10.5\n'),
    options,
  );
  expect([...lines.numbers]).toEqual([4.5, -1]);
  expect([...(lines.times ?? [])]).toEqual([20, 10.5]);
  expect(options.people.all()).toEqual(["Ann", "ß"]);
  expect(options.titles.all()).toEqual(["Tom, Dick", "007"]);
});

test("doesn't need a rating column if the data has no ratings", async () => {
  const lines = await readRatings(fileWith("user,item\na,x\nb,x\n"), reading(true));
  expect([...lines.titles]).toEqual([0, 0]);
  expect(lines.times).toBeNull();
});

test("uses the same ids for all files read with the same name tables", async () => {
  const options = reading();
  await readRatings(fileWith("user,item,rating\na,x,1\nb,y,2\n"), options);
  const second = await readRatings(fileWith("user,item,rating\nb,x,1\nc,z,1\n"), options);
  expect([...second.people]).toEqual([1, 2]);
  expect([...second.titles]).toEqual([0, 2]);
});

test.each([
  ["an empty file", "", "is empty. It should start with the header user,item,rating[,timestamp]"],
  ["only a BOM", "\uFEFF", "is empty"],
  ["only a header", "user,item,rating\n\n", "has a header but no ratings"],
  [
    "a missing header",
    "1,2,3\n4,5,6\n",
    'line 1: the header has no column "user", "item", "rating"',
  ],
  [
    "a missing rating column",
    "user,item\n1,2\n",
    'line 1: the header has no column "rating". It should be user,item,rating[,timestamp]. For data without ratings, add --implicit',
  ],
  ["a missing field", "user,item,rating\n1,2,3\n1,2\n", "line 3: 2 fields, but the header has 3"],
  ["an extra field", "user,item,rating\n\n1,2,3,4\n", "line 3: 4 fields, but the header has 3"],
  [
    "a word instead of a number",
    "user,item,rating\n1,2,good\n",
    'line 2: the rating "good" isn’t a number',
  ],
  ["a missing number", "user,item,rating\n1,2,\n", 'line 2: the rating "" isn’t a number'],
  [
    "an infinite number",
    "user,item,rating\n1,2,Infinity\n",
    'line 2: the rating "Infinity" isn’t a number',
  ],
  [
    "a number outside every scale",
    "user,item,rating\n1,2,978300760\n",
    "line 2: a rating of 978300760 is implausible",
  ],
  [
    "an invalid time",
    "user,item,rating,timestamp\n1,2,3,4\n1,3,3,yesterday\n",
    'line 3: the timestamp "yesterday" isn’t a number',
  ],
  ["an empty user", "user,item,rating\n ,2,3\n", "line 2: the user is empty"],
  ["an empty item", "user,item,rating\n1,,3\n", "line 2: the item is empty"],
])("rejects %s with its line number", async (_, content, message) => {
  await expect(readRatings(fileWith(content), reading())).rejects.toThrow(message);
});
