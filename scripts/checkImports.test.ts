import { describe, expect, it } from "vitest";
import { importProblems } from "./checkImports.ts";
import { importsOf } from "./structure/moduleStructure.ts";

describe("checking imports", () => {
  it("recognises every form of import", () => {
    const source = `import a from "./a.ts";\nimport type { B } from "../b.ts";\nexport * from "@worthy/domain";\nimport "zod";\nconst c = await import("./c.ts");\nimport {\n  d,\n} from "node:fs";`;
    expect(importsOf("packages/x/src/y.ts", source)).toEqual([
      "packages/x/src/a.ts",
      "packages/x/b.ts",
      "@worthy/domain",
      "zod",
      "packages/x/src/c.ts",
      "node:fs",
    ]);
  });

  it.each([
    ["packages/domain/src/x.ts", `import { z } from "zod";`],
    ["packages/domain/src/x.ts", `import fs from "node:fs";`],
    ["packages/recommender/src/x.ts", `import { buildIndex } from "@worthy/search";`],
    ["apps/server/src/platform/x.ts", `import { y } from "../features/ratings/rateTitle.ts";`],
    ["apps/server/src/features/titles/x.ts", `import { y } from "../ratings/ratingStore.ts";`],
    ["apps/server/src/features/titles/x.ts", `import { y } from "../../composition.ts";`],
    ["apps/server/src/features/titles/x.ts", `import * as schema from "./schema.ts";`],
    ["apps/server/src/server.ts", `import { y } from "../../web/src/routes.tsx";`],
    ["apps/web/src/shell/x.tsx", `import { y } from "../screens/today/TodayScreen.tsx";`],
    ["apps/web/src/features/title/x.tsx", `import { y } from "../../popups/usePopup.ts";`],
    ["apps/web/src/popups/title/x.tsx", `import { y } from "../../screens/title/titleFacts.ts";`],
    ["apps/web/src/router/x.ts", `import { y } from "../features/session/useSession.ts";`],
    ["apps/web/src/screens/today/x.tsx", `import { y } from "@worthy/recommender";`],
  ])("rejects %s: %s", (file, source) => {
    expect(importProblems(file, source)).toHaveLength(1);
  });

  it.each([
    ["packages/recommender/src/x.ts", `import { y } from "@worthy/domain";`],
    [
      "apps/server/src/features/titles/x.ts",
      `import { y } from "../catalogue/snapshot.ts";\nimport type * as schema from "./schema.ts";\nimport f from "fastify";\nimport { z } from "node:fs";`,
    ],
    [
      "apps/web/src/screens/today/x.tsx",
      `import { y } from "../../features/session/session.ts";\nimport type { C } from "@worthy/contract";`,
    ],
  ])("lets %s import the modules that it's allowed to", (file, source) => {
    expect(importProblems(file, source)).toEqual([]);
  });
});
