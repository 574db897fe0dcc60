/** The way from the first page to this one. */
export function breadcrumbs(origin: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return { "@type": "BreadcrumbList", itemListElement: steps.map(([name, path], at) => ({ "@type": "ListItem", position: at + 1, name, item: origin + path })) };
}
