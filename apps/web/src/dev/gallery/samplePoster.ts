const GROUNDS = ["#2b3a4a", "#4a2b2b", "#2f4a2b", "#4a402b", "#3a2b4a"] as const;

/** A drawn poster that needs no server. */
export function samplePoster(index: number): string {
  const ground = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path fill="${ground}" d="M0 0h2v3H0z"/><circle cx="1" cy="1.1" r="${0.3 + (index % 4) / 8}" fill="#f5efe4"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
