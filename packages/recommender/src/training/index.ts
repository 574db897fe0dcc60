export type { Layers } from "./layers.ts";
export { trainCommunity, type TrainingOptions } from "./trainCommunity.ts";
