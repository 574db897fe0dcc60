import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/platform/database/schema.ts", "./src/features/*/schema.ts"],
  casing: "snake_case",
  out: "./src/migrations",
});
