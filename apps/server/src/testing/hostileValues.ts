/** What a field is, as far as an attacker is concerned. */
export type FieldKind = keyof typeof HOSTILE_JSON;

const TEN_THOUSAND = "x".repeat(10_000);
const LONE_SURROGATE = "half \ud83d of a sign";
const NUL = "a\u0000b";
/** A thing that cannot be turned into text: careless error messages fall over it. */
const NO_TEXT = { toString: 1, valueOf: 1 };
const DEEP = "[".repeat(5_000) + "]".repeat(5_000);

const NO_NUMBERS = ["0", "-1", "1.5", "1e3", "0x10", "NaN", "Infinity", "null", "007"];
const TOO_LARGE = ["9007199254740992", "9007199254740993", "9".repeat(40), "x".repeat(300)];
const PATH_TRICKS = ["%00", "10001%00", "%0a10001", "%2e%2e", "%2e%2e%2f10001", "..%5c10001", "%252e", "%20", "10001;drop%20table", "'%20or%201=1"];
const STRANGE_WORDS = ["__proto__", "constructor", "toString", "%F0%9F%92%A9", "%EF%BC%91"];

/** Ids in an address, percent-encoded, none of which is a positive integer below 2^53. */
export const HOSTILE_NUMBER_IDS = [...NO_NUMBERS, ...TOO_LARGE, ...PATH_TRICKS, ...STRANGE_WORDS];

export const HOSTILE_TEXT_IDS = ["%00", "UPPERCASE123", "short", "x".repeat(13), "%2e%2e%2f%2e%2e%2f", "__proto__", "constructor", "%F0%9F%92%A9"];

/** Parts of an address that cannot be decoded, or are longer than any route takes. */
export const BROKEN_PARTS = [TEN_THOUSAND, "%", "%zz", "%E0%A4%A", "%C0%AF"];

/** Values in a query, percent-encoded, by the kind of field. */
export const HOSTILE_QUERY: Record<string, readonly string[]> = {
  count: ["-1", "1.5", "NaN", "Infinity", "1e3", "0x10", "99999999999999999999", "9007199254740993", "abc", "%00", "%20", TEN_THOUSAND],
  flag: ["maybe", "2", "%00", TEN_THOUSAND],
  text: ["%00", "a%00b", "%07", TEN_THOUSAND],
  kind: ["person", "TV", "", "__proto__", "constructor", "%00", TEN_THOUSAND],
  list: ["%00", "a,b%00", TEN_THOUSAND],
  mediaTypes: ["person", "tv,radio", "__proto__", "%00", TEN_THOUSAND],
  ranges: ["soon", "1990-1980-1970", "-5", "%00", "1e3", TEN_THOUSAND],
  choice: ["SIDEWAYS", "__proto__", "constructor", "%00", TEN_THOUSAND],
  numbers: ["", "0", "-1", "1.5", "1,,2", "1,", "1000", "NaN", "1e2", "%00", "1%00", "1;drop", TEN_THOUSAND],
  token: ["", "a-b", "a%20b", "%00", "a%00", "%F0%9F%92%A9", TEN_THOUSAND],
  pathId: ["0", "-1", "1.5", "abc", "9007199254740993", "%00", TEN_THOUSAND],
  ratings: ["HATE", "LIKE,HATE", "__proto__", "%00", TEN_THOUSAND],
};

/** Kinds of which a repeated parameter is as good as a list. */
export const REPEATABLE = new Set(["list", "mediaTypes", "ranges", "ratings"]);

const notNumbers = [true, null, [], [1], {}, NO_TEXT, "abc", "", "-1", "1.5", NUL];
const notLists = [1, true, {}, NO_TEXT, [NUL], [LONE_SURROGATE], [{}], [[1]], [TEN_THOUSAND], Array.from({ length: 1001 }, () => "x"), TEN_THOUSAND];

const HOSTILE_BATCHES = [1, true, "x", null, {}, NO_TEXT, [1], [null], [{}], [[]], Array.from({ length: 101 }, () => ({ name: "tap" }))];
const HOSTILE_NAMES = ["", "1st", "has space", "x".repeat(41), NUL, "__", 1, null, TEN_THOUSAND];
const MANY = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`p${at}`, at]));
const HOSTILE_PARAMS = [1, "x", [], { "1st": 1 }, { ["x".repeat(41)]: 1 }, { a: "x".repeat(101) }, { a: NUL }, { a: LONE_SURROGATE }, { a: {} }, { a: [] }, MANY];
const HOSTILE_TIMES = ["yesterday", "", 1, "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "2026-01-01", NUL];
const HOSTILE_SESSIONS = [1, NUL, LONE_SURROGATE, TEN_THOUSAND];
const HOSTILE_EVENTS: readonly Record<string, unknown>[] = [
  ...HOSTILE_NAMES.map((name) => ({ name })),
  ...HOSTILE_PARAMS.map((params) => ({ params })),
  ...HOSTILE_TIMES.map((occurredAt) => ({ occurredAt })),
  ...HOSTILE_SESSIONS.map((sessionId) => ({ sessionId })),
];

/** Values in a JSON body by the kind of field. */
export const HOSTILE_JSON = {
  count: [...notNumbers, -1, 1.5, 1e300, 2 ** 53 + 2],
  flag: [1, null, "maybe", [], {}, NO_TEXT, NUL],
  text: [1, true, null, [], {}, NO_TEXT, NUL, LONE_SURROGATE, TEN_THOUSAND],
  kind: ["person", "", 1, true, null, ["tv"], {}, NO_TEXT, "__proto__", "constructor", NUL, LONE_SURROGATE],
  list: notLists,
  itemId: ["", 0, -1, 0.5, true, null, [], [10_001], {}, NO_TEXT, TEN_THOUSAND],
  itemIdOrNull: ["", 0, -1, 0.5, true, [], [10_001], {}, NO_TEXT, TEN_THOUSAND],
  itemIds: [...notLists, [""], [0], [-1], [true], [null]],
  titleIds: [1, true, "x", null, {}, NO_TEXT, [], [""], ["1"], [0], [-1], [1.5], [null], [[1]], [2 ** 53], Array.from({ length: 501 }, () => 1)],
  variants: [
    1,
    true,
    "x",
    null,
    {},
    NO_TEXT,
    [],
    [1],
    [{}],
    [{ name: "0" }],
    [{ name: NUL, weight: 1 }],
    [{ name: "0", weight: -1 }],
    [{ name: "0", weight: "1" }],
    [{ name: "0", weight: 1e9 }],
    [{ name: "0", weight: 0 }],
    [
      { name: "0", weight: 1 },
      { name: "0", weight: 2 },
    ],
    Array.from({ length: 11 }, (_, at) => ({ name: `v${at}`, weight: 1 })),
  ],
  name: ["", "   ", 1, true, null, [], {}, NO_TEXT, NUL, LONE_SURROGATE, "x".repeat(81), TEN_THOUSAND],
  colour: ["", "red", "#fff", "#gggggg", "#ffb52e;", "javascript:1", 1, true, null, [], {}, NO_TEXT, NUL, TEN_THOUSAND],
  place: [...notNumbers, -1, 0.5, 10_000, 1e300, 2 ** 53],
  ownId: [...notNumbers, 0, -1, 0.5, 2 ** 53, 1e300],
  itemPosition: [...notNumbers, 0.5, 2 ** 30 + 1, -(2 ** 30) - 1, 1e300, 2 ** 53],
  itemNames: [1, true, "x", null, {}, NO_TEXT, [""], [0], [-1], [true], [null], [[1]], [{ id: 0 }], [{ typeId: "" }], [TEN_THOUSAND], Array.from({ length: 5001 }, () => 1)],
  seasons: [
    1,
    true,
    "1",
    null,
    {},
    [1],
    [null],
    [{}],
    [{ seasonNumber: 1 }],
    [{ seasonNumber: 0, episodes: [1] }],
    [{ seasonNumber: 1, episodes: [0] }],
    [{ seasonNumber: "1", episodes: [1] }],
  ],
  numbers: [1, true, "1", null, {}, NO_TEXT, [0], [-1], [1.5], [1000], ["1"], [null], [[1]], [2 ** 53], Array.from({ length: 501 }, () => 1)],
  /** Taken and thrown away, whatever it is. */
  ignored: [],
  rating: ["", "like", "HATE", 1, true, null, [], ["LIKE"], {}, NO_TEXT, JSON.parse(DEEP), NUL, LONE_SURROGATE, TEN_THOUSAND, "__proto__", "constructor"],
  choice: ["", "SIDEWAYS", 1, true, null, [], {}, NO_TEXT, NUL, TEN_THOUSAND, "__proto__", "constructor"],
  choices: [1, true, "OTHER", null, {}, NO_TEXT, ["SIDEWAYS"], [1], [null], [[]], [NUL], ["__proto__"], Array.from({ length: 12 }, () => "OTHER")],
  words: ["", "   ", 1, true, null, [], {}, NO_TEXT, NUL, LONE_SURROGATE, "x".repeat(1001), TEN_THOUSAND],
  userId: ["", "short", "UPPERCASE123", 1, true, null, [], {}, NO_TEXT, NUL, TEN_THOUSAND],
  userIds: [1, true, "x", null, {}, NO_TEXT, [], [1], [null], [""], ["short"], ["UPPERCASE123"], [[]], [NUL], Array.from({ length: 21 }, () => "a".repeat(12))],
  extras: [1, true, "x", null, [], [1], { "1st": 1 }, { ["x".repeat(41)]: 1 }, { a: NUL }, { a: LONE_SURROGATE }, { a: {} }, { a: [] }, { a: "x".repeat(201) }, MANY],
  region: ["", "U", "USA", "ZZ", "XQ", "1A", "U$", 1, true, [], ["US"], {}, NO_TEXT, NUL, TEN_THOUSAND],
  email: [
    "",
    "ann",
    "a@b",
    "a b@example.org",
    "a@example.org\r\nBcc: b@example.org",
    "<a@example.org>",
    `${NUL}@example.org`,
    `${LONE_SURROGATE}@example.org`,
    1,
    true,
    null,
    [],
    {},
    NO_TEXT,
    TEN_THOUSAND,
  ],
  textOrNull: [1, true, [], {}, NO_TEXT, NUL, LONE_SURROGATE, TEN_THOUSAND],
  phoneNumber: ["abc", "1", "9".repeat(16), "+", "++4912345", 1, true, [], {}, NO_TEXT, NUL, TEN_THOUSAND],
  picture: ["", "x.png", "/../x.jpg", "Upper.jpg", "https://evil.example/x.jpg", 1, true, [], {}, NO_TEXT, NUL, TEN_THOUSAND],
  fingerprint: ["", "short", "has a space 12", 1, true, null, [], {}, NO_TEXT, NUL, "x".repeat(65), TEN_THOUSAND],
  token: ["", "a b", "a-b", 1, true, null, [], {}, NO_TEXT, NUL, "x".repeat(101), TEN_THOUSAND],
  confirm: ["", "delete", "DELETE ", "YES", 1, true, null, [], ["DELETE"], {}, NO_TEXT, NUL, TEN_THOUSAND, "__proto__", "constructor"],
  profileSettings: [
    1,
    true,
    "x",
    null,
    [],
    [1],
    { "1st": 1 },
    { ["x".repeat(41)]: 1 },
    { a: NUL },
    { a: LONE_SURROGATE },
    { a: {} },
    { a: [] },
    { a: "x".repeat(201) },
    Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`s${at}`, at])),
  ],
  boolean: [1, 0, "true", "", null, [], {}, NO_TEXT],
  filters: [
    1,
    true,
    "x",
    null,
    [],
    { genres: 1 },
    { genres: [NUL] },
    { airDates: ["soon"] },
    { runTimes: ["long"] },
    { sort: "SIDEWAYS" },
    { nodeType: "person" },
    { mediaTypes: ["radio"] },
    { tags: NO_TEXT },
  ],
  refinement: [
    1,
    true,
    "x",
    null,
    [],
    { tags: 1 },
    { tags: [NUL] },
    { genres: [LONE_SURROGATE] },
    { genres: NO_TEXT },
    { moods: 1 },
    { themes: [NUL] },
    { runTimes: ["x"] },
    { company: "NOBODY" },
    { energy: 1 },
  ],
  events: [...HOSTILE_BATCHES, ...HOSTILE_EVENTS.map((event) => [{ name: "tap", ...event }])],
} satisfies Record<string, readonly unknown[]>;

/** Whole bodies that are no JSON object. */
export const BROKEN_BODIES = ["{", "{]", '{"a":}', "nonsense", "undefined", "NaN", "{'a':1}", '{"a":1}}', "\u0000", '"\\ud83', "[".repeat(20_000)];
export const WRONG_BODIES = ["[]", '"text"', "1", "true", DEEP];
export const PROTOTYPE_BODIES = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'];

export const WRONG_CONTENT_TYPES = [
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "x",
  "application/jsonp",
];

export const BAD_BEARERS = [
  "",
  "Bearer",
  "Bearer ",
  "Bearer x",
  `Bearer ${"x".repeat(55)}`,
  `Bearer ${TEN_THOUSAND}`,
  "Basic d29ydGh5Ondvcg==",
  "Bearer a b",
  "Bearer ../../etc",
  `Bearer ${"%00".repeat(5)}`,
  "Token x",
];
