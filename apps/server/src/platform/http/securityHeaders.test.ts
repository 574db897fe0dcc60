import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { securityHeaders } from "./securityHeaders.ts";

it("asks browsers to use HTTPS on its own host, and on subdomains only if configured", async () => {
  const hsts = async (https: boolean, env: Record<string, string>) => {
    const { hstsSubdomains } = readConfig(env);
    return (await securityHeaders({ https, hstsSubdomains }))["strict-transport-security"];
  };
  expect(await hsts(false, { HSTS_SUBDOMAINS: "on" })).toBe(undefined);
  expect(await hsts(true, {})).toBe("max-age=31536000");
  expect(await hsts(true, { HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
});
