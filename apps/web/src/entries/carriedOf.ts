/** Services that Today offers to choose from. */
const SHOWN_SERVICES = 8;

interface List {
  recommendations: readonly unknown[];
  providerFacets: readonly unknown[];
}

const isObject = (answer: unknown): answer is Readonly<Record<string, unknown>> => typeof answer === "object" && answer !== null;
const isList = (answer: Readonly<Record<string, unknown>>): answer is Readonly<Record<string, unknown>> & List =>
  Array.isArray(answer["recommendations"]) && Array.isArray(answer["providerFacets"]);

/**
 * An answer as a page carries it to the browser: whole in form, without what screens show nothing of. That is, of lists of picks, what an operator
 * features, the blocks for other clients, and the facets but for the first services; what filters count by is asked for as a list of one.
 */
export function carriedOf(answer: unknown): unknown {
  if (!isObject(answer) || !isList(answer)) return answer;
  const unshown = { featuredRecommendations: [], ...("homeBlockList" in answer ? { homeBlockList: { items: [] } } : {}) };
  if (answer.recommendations.length <= 1) return { ...answer, ...unshown };
  return { ...answer, ...unshown, genreFacets: [], providerFacets: answer.providerFacets.slice(0, SHOWN_SERVICES) };
}
