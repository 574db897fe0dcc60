/** Number of services that Today offers. */
const SHOWN_SERVICES = 8;

interface List {
  recommendations: readonly unknown[];
  providerFacets: readonly unknown[];
}

const isObject = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === "object" && answer !== null;
const isList = (
  answer: Readonly<Record<string, unknown>>,
): answer is Readonly<Record<string, unknown>> & List =>
  Array.isArray(answer["recommendations"]) && Array.isArray(answer["providerFacets"]);

/**
 * An answer as embedded in a page: same shape, without what screens never show (of lists of picks:
 * what an operator features, blocks for other clients, and facets other than the first services;
 * filters request their counts with a list of one).
 */
export function trimAnswer(answer: unknown): unknown {
  if (!isObject(answer) || !isList(answer)) return answer;
  const unshown = {
    featuredRecommendations: [],
    ...("homeBlockList" in answer ? { homeBlockList: { items: [] } } : {}),
  };
  if (answer.recommendations.length <= 1) return { ...answer, ...unshown };
  return {
    ...answer,
    ...unshown,
    genreFacets: [],
    providerFacets: answer.providerFacets.slice(0, SHOWN_SERVICES),
  };
}
