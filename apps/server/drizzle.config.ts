import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/platform/database/schema.ts",
    "./src/platform/database/accountSchema.ts",
    "./src/platform/database/sharingSchema.ts",
    "./src/platform/database/importSchema.ts",
    "./src/platform/database/modelSchema.ts",
    "./src/platform/database/adminSchema.ts",
  ],
  out: "./src/migrations",
});
