import { baseTexts } from "./baseTexts.ts";
import { about } from "./en/about.ts";
import { account } from "./en/account.ts";
import { accountWall } from "./en/accountWall.ts";
import { linking } from "./en/linking.ts";
import { miniRate } from "./en/miniRate.ts";
import { privacy } from "./en/privacy.ts";
import { prompt } from "./en/prompt.ts";
import { report } from "./en/report.ts";
import { signIn } from "./en/signIn.ts";
import { shortcuts } from "./en/shortcuts.ts";
import { today } from "./en/today.ts";
import { wall } from "./en/wall.ts";
import { watchlist } from "./en/watchlist.ts";
import { why } from "./en/why.ts";

/** Every visible text, by place. Other languages have the same shape. What is in no base comes with the files that say it (`provideTexts`). */
export const en = { ...baseTexts, why, wall, today, watchlist, shortcuts, miniRate, report, about, account, accountWall, linking, privacy, prompt, signIn } as const;
