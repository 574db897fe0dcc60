/** The same page with a popup over it; `null` removes it. */
export function popupAddress(
  page: { pathname: string; search: string },
  name: string,
  value: string | null,
): string {
  const search = new URLSearchParams(page.search);
  if (value === null) search.delete(name);
  else search.set(name, value);
  const query = search.toString();
  return query === "" ? page.pathname : `${page.pathname}?${query}`;
}
