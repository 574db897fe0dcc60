import fc from "fast-check";
import { expect, it } from "vitest";
import { placeCoachmark } from "./placeCoachmark.ts";

const phone = { width: 360, height: 780 };

it("places the coachmark below its anchor if there is room, otherwise above it", () => {
  expect(
    placeCoachmark({ top: 100, bottom: 144, left: 600, width: 200 }, { width: 1440, height: 900 }),
  ).toEqual({ left: 600, width: 320, top: 156, bottom: null, tip: 100 });
  expect(placeCoachmark({ top: 640, bottom: 690, left: 16, width: 328 }, phone)).toEqual({
    left: 16,
    width: 320,
    top: null,
    bottom: 152,
    tip: 164,
  });
});

it("aligns the coachmark with its anchor's outer edge", () => {
  expect(
    placeCoachmark({ top: 180, bottom: 224, left: 1292, width: 92 }, { width: 1440, height: 900 }),
  ).toMatchObject({ left: 1064, tip: 274 });
});

it("keeps the coachmark inside the window and its tip away from the corners", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (top, left, width) => {
        const place = placeCoachmark({ top, bottom: top + 44, left, width }, phone);
        expect(place.left).toBeGreaterThanOrEqual(16);
        expect(place.left + place.width).toBeLessThanOrEqual(phone.width - 16);
        expect([
          place.tip >= 24,
          place.tip <= place.width - 24,
          (place.top === null) !== (place.bottom === null),
        ]).toEqual([true, true, true]);
      },
    ),
  );
});
