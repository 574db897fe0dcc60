import { CANDIDATES } from "@worthy/recommender/evaluation";

const MODELS = CANDIDATES.map(({ key, name }) => `    ${key.padEnd(18)}${name}`).join("\n");

export const EVALUATE_HELP = `worthy evaluate: how well the engine does on ratings that it has not seen

  npm run worthy -- evaluate --train T --known K --hidden H [--tune-known TK --tune-hidden TH]
  npm run worthy -- evaluate --ratings R --hold-out 500 --hide-likes .2 [--min-likes 5]
  npm run worthy -- evaluate --ratings R --folds 5 [--hide .2]
  npm run worthy -- evaluate --synthetic

Ratings (CSV with the header user,item,rating[,timestamp]; ids are any text)
  --train T            people to train on
  --known K            what the test people show of their ratings; they may be in T or not
  --hidden H           what they hide, and what is to be found and predicted
  --tune-known TK, --tune-hidden TH   the same of people to tune on; without them people of T are
  --ratings R          one file, split here: the same split for the same seed
    --hold-out N       N people are not trained on, and hide a share of their likes (--hide-likes .2)
                       or of all their ratings (--hide .2); people with at least --min-likes 5
    --folds N          everybody is trained on and tested; each fold hides a share of all ratings
                       (--hide, 1/N if not given), and the figures are pooled over the folds
  --like 4             from this number on a rating is a like (the top of the scale a love)
  --dislike 2          up to this number it is a dislike; between the two, neither
  --implicit           lists without ratings: every line is a like, and no rating column is needed

What is measured
  --mask rated|liked   titles that cannot be recommended: all known ones (rated), or the liked of them
  --recall truncated|full   Recall@K divides by min(K, hidden), or by all hidden titles
  --items FILE         facts about items, one JSON object a line: item, and any of name, kind (tv or
                       movie), year, genres, tags, people, country or countries, language
  --grid default|none  tune on validation people, or take the defaults (plain EASE: λ = 200)
  --models A,B         only these:
${MODELS}
  --synthetic          made-up people with a known taste: Worthy against the truth
  --seed 1             for everything that is drawn

Output
  --json               one JSON object on standard output, nothing else (npm run -s keeps npm silent);
                       progress goes to standard error
  --out FILE           the same JSON object into a file, beside the table

Exit codes: 0 done, 1 something is wrong with the data, 2 something is wrong with the command line.`;
