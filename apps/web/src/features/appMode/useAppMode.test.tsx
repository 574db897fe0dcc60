import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useAppMode, useFirstKind } from "./useAppMode.ts";

function Mode() {
  return [useAppMode(), useFirstKind()].join(" ");
}

// shows: 1.modes.1
it("is LOADING while a page is rendered on the server", () => {
  expect(renderToString(<Mode />)).toBe("LOADING all");
});
