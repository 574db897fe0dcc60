import { UNSAFE_ErrorResponseImpl as ErrorResponse, type DataRouteMatch, type LoaderFunctionArgs, type RouterState } from "react-router";

/** What a step came to: a page with its data, a page that failed, or another place to go. */
export type Outcome = { kind: "shown"; loaderData: RouterState["loaderData"]; errors: RouterState["errors"] } | { kind: "moved"; to: string };

/** Runs the loader of the innermost route. Thrown answers are either redirects or errors with a status, as with React Router's own loaders. */
export async function loadRoute(matches: readonly DataRouteMatch[], { request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Outcome> {
  const match = matches.at(-1);
  const id = match?.route.id ?? "";
  try {
    const { loader } = match?.route ?? {};
    const args = { request, context, params: match?.params ?? {}, url: new URL(request.url), pattern: match?.route.path ?? "" };
    if (typeof loader === "function") await loader(args as LoaderFunctionArgs); // ours read these
    return { kind: "shown", loaderData: { [id]: null }, errors: null };
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get("location") : null;
    if (to !== null) return { kind: "moved", to };
    return { kind: "shown", loaderData: { [id]: null }, errors: { [id]: thrown instanceof Response ? new ErrorResponse(thrown.status, thrown.statusText, null) : thrown } };
  }
}
