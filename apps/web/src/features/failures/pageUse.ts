import { pageOf } from "../../router/popupPath.ts";
import type { Router } from "../../router/RouterState.ts";

let used = false;

/** Whether somebody has pressed anything on the page that is shown. */
export const isPageUsed = (): boolean => used;

/** Notices presses, until another page is shown. A popup belongs to the page below it. */
export function watchUse(router: Router): void {
  const page = () => pageOf(router.state.location.pathname);
  let shown = page();
  const press = () => {
    used = true;
  };
  for (const name of ["pointerdown", "click", "keydown"]) addEventListener(name, press, true);
  router.subscribe(() => {
    if (page() === shown) return;
    shown = page();
    used = false;
  });
}

const TEXT_FIELDS = "textarea, input:is([type=text], [type=email], [type=search], :not([type]))";

/** Whether a field holds text, which the page would lose if it was loaded again. */
export function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ value }) => value.trim() !== "");
}
