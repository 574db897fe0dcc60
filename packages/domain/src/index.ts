export * from "./rating.ts";
export * from "./scoreBand.ts";
