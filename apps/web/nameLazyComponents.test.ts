import { join } from "node:path";
import { expect, it } from "vitest";
import { withSources } from "./nameLazyComponents.ts";

const named = (code: string) =>
  withSources(code, join(import.meta.dirname, "src/screens/faves/screen.ts"));

it("adds the path of a lazy component's source file, wherever it is declared", () => {
  expect(
    named(`
      const faves = lazyComponent(() => import("./FavesScreen.tsx").then(({ FavesScreen }) => FavesScreen));
      const login: Part = lazyComponent<Props>(async () => (await import("../signIn/LoginScreen.tsx")).LoginScreen);
    `),
  ).toBe(`
      const faves = lazyComponent(() => import("./FavesScreen.tsx").then(({ FavesScreen }) => FavesScreen), "src/screens/faves/FavesScreen.tsx");
      const login: Part = lazyComponent<Props>(async () => (await import("../signIn/LoginScreen.tsx")).LoginScreen, "src/screens/signIn/LoginScreen.tsx");
    `);
});

it("leaves other imports and existing paths unchanged", () => {
  const code = `
    const chunk = loadChunk(() => import("./later.ts"));
    const given = lazyComponent(() => import("./X.tsx"), "src/x.tsx");
    const made = lazyComponent(load);
    const other = () => import("./Y.tsx");
  `;
  expect(named(code)).toBe(code);
});
