import { expect, it } from "vitest";
import { surroundingsOf } from "./platform.ts";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    5,
    "ios",
    "safari",
  ],
  [MAC, 5, "ios", "safari"],
  [MAC, 0, "mac", "safari"],
  [
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
    5,
    "android",
    "chromium",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0",
    0,
    "windows",
    "chromium",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", 0, "linux", "firefox"],
  ["curl/8", 0, "unknown", "other"],
] as const)("recognises %s", (userAgent, touchPoints, platform, browser) =>
  expect(surroundingsOf(userAgent, touchPoints)).toEqual({ platform, browser }),
);
