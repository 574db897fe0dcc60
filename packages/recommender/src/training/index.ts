export { type Layers, trainCommunity, type TrainingOptions } from "./trainCommunity.ts";
