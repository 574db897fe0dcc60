/** What events call a place where titles stand: by the names of tracking where there is one, elsewhere by the first part of its path. */
export function routeName(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  if (first === "worthy") return "recommendations";
  return pathname.startsWith("/home/worthy") ? "homeExpanded" : first;
}
