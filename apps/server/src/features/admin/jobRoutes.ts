import type { CallOutput } from "@worthy/contract";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";

type Jobs = CallOutput<"getJobs">;

export type FetchedSource = Jobs["sources"][number]["source"];

export interface ImportSelection {
  source: FetchedSource;
  preset: "starter" | "standard" | "full";
  update: boolean;
  acceptTerms: boolean;
}

/** What the jobs page needs from the features that run jobs. */
export interface JobPorts {
  listImports(sql: Queries): Promise<Jobs["imports"]>;
  listModels(sql: Queries): Promise<Jobs["models"]>;
  listSources(sql: Queries): Promise<Jobs["sources"]>;
  startImport(sql: Queries, selection: ImportSelection): Promise<{ isNew: boolean } | Refusal>;
  /** @returns the number of imports changed */
  pauseImports(sql: Queries, paused: boolean): Promise<number>;
  /** @returns why it can't be canceled */
  cancelImport(sql: Queries, importId: number): Promise<Refusal | null>;
  /** @returns false if no model is in use */
  withdrawModel(sql: Queries): Promise<boolean>;
}

export function jobHandlers({
  listImports,
  listModels,
  listSources,
  startImport,
  pauseImports,
  cancelImport,
  withdrawModel,
}: JobPorts) {
  return handlersOf({
    getJobs: async (_input, { sql }) => ({
      imports: await listImports(sql),
      models: await listModels(sql),
      sources: await listSources(sql),
    }),
    startImport: ({ body }, { sql }) => startImport(sql, body),
    setImports: async ({ body }, { sql }) => ({ changed: await pauseImports(sql, body.paused) }),
    cancelImport: async ({ params }, { sql }) =>
      (await cancelImport(sql, params.importId)) ?? { success: true as const },
    rollBackModel: async (_input, { sql }) =>
      (await withdrawModel(sql))
        ? { success: true as const }
        : refuse("not-found", "No model is in use.", "no-model"),
  });
}
