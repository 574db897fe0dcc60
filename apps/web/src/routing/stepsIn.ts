import type { ComponentType } from "react";
import type { T } from "../messages/useT.ts";
import type { Verdict } from "../router/loadPage.ts";
import type { LazyFile } from "./LazyFile.ts";
import type { Meta, PrefetchQuery, ScreenContext } from "./Screen.ts";

/** A file that holds this under this name, beside others. */
type Holding<Name extends string, Content> = LazyFile<Record<Name, Content>>;
type Queries = readonly PrefetchQuery[];

/** What only steps to a screen take, by its name in a file that no first page waits for. A skeleton is there once the file is. */
export const skeletonIn =
  <Name extends string>(file: Holding<Name, ComponentType>, name: Name) =>
  (): ComponentType | null =>
    file.loaded()?.[name] ?? null;

export const decideIn =
  <Name extends string>(file: Holding<Name, (context: ScreenContext) => Promise<Verdict>>, name: Name) =>
  async (context: ScreenContext): Promise<Verdict> =>
    (await file.load())[name](context);

export const queriesIn =
  <Name extends string>(file: Holding<Name, (context: ScreenContext) => Queries | Promise<Queries>>, name: Name) =>
  async (context: ScreenContext): Promise<Queries> =>
    (await file.load())[name](context);

/** For screens whose `decide` stands in the same file: it has been loaded by then. */
export const metaIn =
  <Name extends string>(file: Holding<Name, (context: ScreenContext, t: T) => Meta>, name: Name) =>
  (context: ScreenContext, t: T): Meta =>
    file.loaded()?.[name](context, t) ?? { title: t("shell.name") };
