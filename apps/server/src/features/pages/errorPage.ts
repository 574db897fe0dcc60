/** What a person sees where a page could not be made: it needs nothing that could itself be missing. */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>Oops! Something went wrong. · Worthy</title>
</head>
<body>
<main>
<h1>Oops! Something went wrong.</h1>
<p>${message}</p>
<p><a href="">Try again</a> or go to <a href="/">the first page</a>.</p>
</main>
</body>
</html>
`;
}
