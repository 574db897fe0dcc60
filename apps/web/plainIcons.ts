import type { Plugin } from "vite";

/**
 * Leaves of lucide-react's icons only what is drawn: ours all go through `Icon` (packages/ui), and pages have dozens. What is left out are names, aliases
 * and keys of the icons, and many ways to size and colour one.
 */
export const plainIcons: Plugin = {
  name: "plain-icons",
  enforce: "pre",
  apply: "build",
  load: (id) => (/\/lucide-react\/.*\/createLucideIcon\.mjs$/.test(id) ? PLAIN_ICON : null),
  transform: (code, id) =>
    /\/lucide-react\/.*\/icons\//.test(id) ? code.replaceAll(/, key: "\w+"|^ {2}(name|size): .*,$|^__iconData\.node;$|^ {2}aliases: .*$/gm, "").replace("__iconData, ", "") : null,
};

const PLAIN_ICON = `import { createElement } from "react";
const draw = ([tag, attributes]) => createElement(tag, attributes);
const round = { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };
export default ({ node }) => ({ size, ...rest }) => createElement("svg", { width: size, height: size, ...round, ...rest }, ...node.map(draw));`;
