/**
 * Silhouettes against the light, drawn in a box 100 wide and 200 high with their feet at the
 * bottom. They take the fill of the surrounding group; {lit} is the lamp's colour, {ink} the
 * thing's own, for strokes.
 */
export const FIGURES = {
  hat: '<path d="M50 16c-13 0-19 8-20 21l-17 4c6 6 15 7 22 7 1 11 4 17 8 21-13 5-22 12-24 29l-7 102h76l-7-102c-2-17-11-24-24-29 4-4 7-10 8-21 7 0 16-1 22-7l-17-4c-1-13-7-21-20-21z"/>',
  bob: '<path d="M50 20c-17 0-23 14-23 27 0 10-2 15-6 19 6 4 11 4 16 3l2 7c-12 3-18 10-20 23l-6 44 12 3-9 54h68l-9-54 12-3-6-44c-2-13-8-20-20-23l2-7c5 1 10 1 16-3-4-4-6-9-6-19 0-13-6-27-23-27z"/>',
  umbrella:
    '<path d="M0 52C4 24 25 8 49 7V1h2v6c24 1 45 17 49 45-6-6-14-6-19 0-5-6-12-6-17 0-4-5-9-5-13-2v18a14 14 0 0 1 8 13c0 5-3 10-7 12 14 3 21 11 23 25l8 82H17l8-82c2-14 9-22 23-25-4-2-7-7-7-12a14 14 0 0 1 8-13V50c-4-3-9-3-13 2-5-6-12-6-17 0-5-6-13-6-19 0z"/>',
  coat: '<circle cx="50" cy="30" r="15"/><path d="M50 48c-20 0-29 9-31 26l-7 62 11 2 5-30-6 92h24l4-50 4 50h24l-6-92 5 30 11-2-7-62c-2-17-11-26-31-26z"/>',
  pair: '<g transform="translate(-16 16) scale(.92)"><circle cx="36" cy="30" r="14"/><path d="M36 46c-18 0-26 9-27 25l-4 129h52l2-129c-1-16-5-25-23-25z"/></g><g transform="translate(26 0)"><circle cx="48" cy="26" r="15"/><path d="M48 44c-20 0-28 10-29 27l-3 129h62l-3-129c-1-17-7-27-27-27z"/></g>',
  lamp: '<path d="M47 62h6v120h9l6 18H32l6-18h9zM36 22h28l6 6-12 34H42L30 28zM44 10h12v10H44z"/><path d="M41 30h18l-6 26h-6z" fill="{lit}"/>',
  cat: '<path d="M34 74l2 22c-5 7-7 14-5 23-11 17-15 37-15 54 0 14 4 22 10 27h54c9-4 12-14 10-28-3-24-13-38-18-52 3-9 1-17-4-24l2-22-14 12c-3-1-5-1-8 0z"/><path d="M84 196c24 4 26-30 10-38" fill="none" stroke="{ink}" stroke-width="9" stroke-linecap="round"/>',
  king: '<path d="M45 14h10v11h11v9H55v12c16-3 28 6 28 21 0 16-11 25-17 37H34C28 92 17 83 17 67c0-15 12-24 28-21V34H34v-9h11zM30 108h40v9H64c1 24 6 38 13 50H23c7-12 12-26 13-50h-6zM14 173h72l5 27H9z"/>',
  bottle:
    '<path d="M22 200V104c0-14 10-16 11-32V24h16v48c1 16 11 18 11 32v96zM70 128h34c0 24-6 36-14 39v26h9v7H75v-7h9v-26c-8-3-14-15-14-39z"/>',
  hourglass:
    '<path d="M12 14h76v14H78c0 34-8 52-22 70v18c14 18 22 36 22 70h10v14H12v-14h10c0-34 8-52 22-70V98C30 80 22 62 22 28H12z"/><path d="M32 54h36c-4 16-10 26-16 34v30l16 56H32l16-56V88c-6-8-12-18-16-34z" fill="{lit}"/>',
  keyhole: '<circle cx="50" cy="66" r="40"/><path d="M38 90h24l16 110H22z"/>',
  raven:
    '<path d="M8 74c10-12 24-16 36-12 16 5 20 18 34 32 14 13 34 24 56 50-22-4-36-4-48-8l34 30c-20-2-40-6-54-20-18 4-34-4-40-20-5-14-2-24 0-34zM46 160l4 40h5l-3-40zM58 158l8 42h5l-6-44z"/><circle cx="30" cy="75" r="3.4" fill="{lit}"/>',
  phone:
    '<path d="M6 84c0-30 20-44 44-44s44 14 44 44H70c0-12-8-16-20-16s-20 4-20 16zM34 92h32l26 62v46H8v-46z"/><circle cx="50" cy="142" r="23" fill="{lit}"/><circle cx="50" cy="142" r="9"/>',
  chair: '<path d="M22 60h56v12H70v46h14v12h-6l4 70h-9l-6-70H33l-6 70h-9l4-70h-6v-12h14V72h-8z"/>',
} as const;

export type FigureName = keyof typeof FIGURES;
