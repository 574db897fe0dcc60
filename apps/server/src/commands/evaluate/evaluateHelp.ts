import { CANDIDATES } from "@worthy/recommender/evaluation";

const MODELS = CANDIDATES.map(({ key, name }) => `    ${key.padEnd(18)}${name}`).join("\n");

export const EVALUATE_HELP = `worthy evaluate: measures the engine on ratings it has not seen

  npm run worthy -- evaluate --train T --known K --hidden H [--tune-known TK --tune-hidden TH]
  npm run worthy -- evaluate --ratings R --hold-out 500 --hide-likes .2 [--min-likes 5]
  npm run worthy -- evaluate --ratings R --folds 5 [--hide .2]
  npm run worthy -- evaluate --synthetic

Ratings (CSV with the header user,item,rating[,timestamp]; ids are any text)
  --train T            people to train on
  --known K            ratings that the test people show; these people may be in T or not
  --hidden H           ratings they hide, to be found and predicted
  --tune-known TK, --tune-hidden TH   the same for people to tune on; by default, people of T
  --ratings R          one file, split here; the same seed gives the same split
    --hold-out N       N people are left out of training and hide a share of their likes (--hide-likes .2)
                       or of all their ratings (--hide .2); people with at least --min-likes 5
    --cold S           with --hold-out: a share of the titles that nobody trained on has rated; only these
                       are ranked, by people who show all their other ratings
    --folds N          everybody is in training and test; each fold hides a share of all ratings
                       (--hide, default 1/N); the figures are pooled over the folds
  --like 4             ratings from this number on are likes (the top of the scale is a love)
  --dislike 2          ratings up to this number are dislikes; those between are neither
  --implicit           for data without ratings: every line is a like, and no rating column is needed

Measurement
  --mask rated|liked   titles that can't be recommended: all known ones (rated), or only those liked
  --recall truncated|full   Recall@K divides by min(K, hidden), or by all hidden titles
  --items FILE         facts about items, one JSON object per line: item, and any of name, kind (tv or
                       movie), year, genres, tags, people, country or countries, language
  --grid default|none  tune on validation people, or use the defaults (plain EASE: λ = 200)
  --models A,B         evaluate only these:
${MODELS}
  --synthetic          made-up people with known taste: compares Worthy with the truth
  --seed 1             seed of all random choices

Output
  --json               only one JSON object on standard output (npm run -s keeps npm silent);
                       progress goes to standard error
  --out FILE           also write the JSON object to a file

Exit codes: 0 success, 1 invalid data, 2 invalid command line.`;
