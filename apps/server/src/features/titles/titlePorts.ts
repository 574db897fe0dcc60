import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TitleScorer } from "./presentNode.ts";
import type { Viewer } from "./providersIn.ts";

/** What title pages need from other features. */
export interface TitlePorts {
  snapshot(): CatalogueSnapshot;
  scorer(context: Reading): Promise<TitleScorer>;
  /** A title's videos from imports. */
  trailers(sql: Queries, titleId: number): Promise<{ key: string; name: string }[]>;
  /** Public lists that a title is on, among those the host shows. */
  listsOf(titleId: number, host: string): { id: string; name: string }[];
  /** The catalogue as the caller sees it. */
  open(context: Reading): Promise<Viewer>;
}
