import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { describeLinkProblem, findLinkProblem } from "./linkProblem.ts";

const lineFor = (env: Record<string, string>, lan: string | null = "192.168.1.20") =>
  findLinkProblem(readConfig(env), lan)?.line;

it.each([
  [{ HOST: "0.0.0.0" }, "PUBLIC_URL=http://192.168.1.20:3000"],
  [{ HOST: "::", PORT: "8080" }, "PUBLIC_URL=http://192.168.1.20:8080"],
  [{ HOST: "192.168.7.7" }, "PUBLIC_URL=http://192.168.7.7:3000"],
  [{ HOST: "fd00::7" }, "PUBLIC_URL=http://[fd00::7]:3000"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:3000" }, "PUBLIC_URL=http://192.168.1.20:3000"],
  [{ TRUST_PROXY: "1" }, "PUBLIC_URL=https://your-domain.example"],
])("with %j, links work only on this machine, and %s changes that", (env, line) => {
  expect(lineFor(env)).toBe(line);
});

it.each<Record<string, string>>([
  {},
  { HOST: "localhost" },
  { HOST: "0.0.0.0", PUBLIC_URL: "http://192.168.1.20:3000" },
  { TRUST_PROXY: "1", PUBLIC_URL: "https://worthy.example" },
])("with %j, links work", (env) => {
  expect(lineFor(env)).toBeUndefined();
});

it("asks for the URL if it can't be determined, such as in a container", () => {
  const problem = findLinkProblem(readConfig({ HOST: "0.0.0.0" }), null);
  expect(problem && describeLinkProblem(problem)).toBe(
    "Links in emails start with http://localhost:3000, which only works on this machine, so no one can sign in on a phone. Set the address people use: PUBLIC_URL=http://ADDRESS-OF-THIS-MACHINE:3000",
  );
});
