const STOP_WORDS = new Set(
  "the a an of and in on to is at for with la le les el los las der die das il un une una de und y et n".split(
    " ",
  ),
);
const ARTICLES = new Set("the a an la le les el los las der die das il".split(" "));

/** Words so frequent in names that a term may contain one too many. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** A first word that people omit: "office" for "The Office". */
export function isArticle(word: string): boolean {
  return ARTICLES.has(word);
}
