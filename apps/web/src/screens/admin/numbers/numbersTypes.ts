import type { CallInput, CallOutput } from "@worthy/contract";

export type Numbers = CallOutput<"getNumbers">;
export type NumbersPart = NonNullable<NonNullable<CallInput<"exportNumbers">["query"]>["part"]>;
