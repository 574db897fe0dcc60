export * from "./rating.ts";
export * from "./decideRating.ts";
export * from "./progress.ts";
export * from "./scoreBand.ts";
export * from "./scoreDate.ts";
export * from "./slug.ts";
export * from "./imageUrl.ts";
