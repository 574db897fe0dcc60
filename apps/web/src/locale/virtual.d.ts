declare module "virtual:catalogues" {
  /** Loads the compiled texts of each language except English (textsPlugin.ts). */
  export const catalogues: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>
  >;
}
