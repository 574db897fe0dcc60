/** The tracking name of a place with titles, or else the first segment of its path. */
export function routeName(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  if (first === "worthy") return "recommendations";
  return pathname.startsWith("/home/worthy") ? "homeExpanded" : first;
}
