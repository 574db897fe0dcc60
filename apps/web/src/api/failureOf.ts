import { ApiFailure } from "@worthy/contract/apiFailure";

interface MaybeProblem {
  message?: unknown;
  issues?: unknown;
}

/** The failure that an answer outside 200-299 stands for, in the words of its problem document where it has one. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const problem: MaybeProblem | null = await response.json().catch(() => null);
  const message = typeof problem?.message === "string" && problem.message !== "" ? problem.message : "Server Error";
  return new ApiFailure(response.status, message, Array.isArray(problem?.issues) ? problem.issues : []);
}
