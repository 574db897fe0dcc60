import type { Language } from "@worthy/domain";
import { serverTexts } from "../../messages/serverTexts.ts";

/** What a person sees where a page could not be made: it needs nothing that could itself be missing. */
export function errorPage(why: "late" | "broken", language: Language): string {
  const { failedPage } = serverTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${failedPage.heading} · Worthy</title>
</head>
<body>
<main>
<h1>${failedPage.heading}</h1>
<p>${failedPage[why]}</p>
<p><a href="">${failedPage.again}</a> · <a href="/">${failedPage.first}</a></p>
</main>
</body>
</html>
`;
}
