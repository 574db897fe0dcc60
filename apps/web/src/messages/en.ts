import { miniRate } from "./en/miniRate.ts";
import { person } from "./en/person.ts";
import { rating } from "./en/rating.ts";
import { report } from "./en/report.ts";
import { score } from "./en/score.ts";
import { search } from "./en/search.ts";
import { shell } from "./en/shell.ts";
import { shortcuts } from "./en/shortcuts.ts";
import { title } from "./en/title.ts";
import { today } from "./en/today.ts";
import { wall } from "./en/wall.ts";
import { watchlist } from "./en/watchlist.ts";
import { why } from "./en/why.ts";

/** Every visible text, by place. Other languages have the same shape. */
export const en = { shell, rating, score, title, person, why, wall, today, search, watchlist, shortcuts, miniRate, report } as const;
