/**
 * Lays the art of all bundled titles out on sheets, to be looked at side by side:
 *   node scripts/pictures/contactSheets.ts [poster|small|backdrop|still|hard] …
 * Without a word, all of them. They are written to .cache/contact-sheets/.
 */
import { drawSheets, SHEET_KINDS } from "../art/drawSheets.ts";

const wanted = process.argv.slice(2);
for (const kind of SHEET_KINDS)
  if (wanted.length === 0 || wanted.includes(kind))
    for await (const file of drawSheets(kind)) console.log(file);
