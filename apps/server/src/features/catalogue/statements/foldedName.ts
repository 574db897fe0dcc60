/**
 * SQL for a name without what differs between sources: case, accents, punctuation, spaces, a leading
 * article, "&" for "and", "×" for "x". Indexes of `titles` contain this expression, so changing it
 * takes a migration.
 */
export function foldedName(name: string): string {
  const plain = `replace(replace(normalize(lower(${name}), NFKD), '×', 'x'), '&', ' and ')`;
  const unmarked = `regexp_replace(${plain}, '[\\u0300-\\u036f\\u0027\\u2018\\u2019\\u0060\\u00b4]', '', 'g')`;
  const words = `regexp_replace(${unmarked}, '[\\u0020-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e\\u00a1-\\u00bf\\u2010-\\u205e\\u3000-\\u303f\\u30fb]+', ' ', 'g')`;
  const noArticle = `regexp_replace(${words}, '^ *(the|an?|der|die|das|el|la|los|las|les?|il) ', '')`;
  return `replace(${noArticle}, ' ', '')`;
}
