import { round as n } from "./shapes.ts";

/** Path data of a standing person so many units high, with the feet at the origin. */
export const person = (height: number) => {
  const at = (share: number) => n(height * share);
  return `M0 ${at(-1)}a${at(0.085)} ${at(0.085)} 0 1 1 -.1 0ZM${at(-0.12)} 0L${at(-0.15)} ${at(-0.62)}Q${at(-0.14)} ${at(-0.79)} 0 ${at(-0.79)}Q${at(0.14)} ${at(-0.79)} ${at(0.15)} ${at(-0.62)}L${at(0.12)} 0H${at(0.03)}L0 ${at(-0.36)}L${at(-0.03)} 0Z`;
};

/** Path data of a person in a coat, without a head, 120 units high, with the feet at the origin. */
export const MAN =
  "M-6 -120H6L8 -113C20 -111 27 -105 28 -93L31 -42C33 -32 32 -26 28 -22L14 -20L13 0H3L1 -18H-1L-3 0H-13L-14 -20L-28 -22C-32 -26 -33 -32 -31 -42L-28 -93C-27 -105 -20 -111 -8 -113Z";
