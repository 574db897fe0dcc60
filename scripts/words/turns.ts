/** A turn of phrase that nobody says, and what people say instead. */
export interface Turn {
  turn: RegExp;
  better: string;
}

/** Never right in our texts, test names and docs. `npm run check` fails on them. */
export const WRONG: readonly Turn[] = [
  {
    turn: /\b(is|are|goes|go|went|comes?|gone) off (your|the|this|their|a|my|our|each other’s) [\w ]*(list|lists|friends|faves|watchlist)\b/i,
    better: "removed from (a list)",
  },
  {
    turn: /\b(is|are|was|not) over(?=[.,;:!?)]|$| (by|now|yet|already)\b)/i,
    better: "has expired, has ended",
  },
  {
    turn: /\b(take|takes|taken|taking|took) ((it|them|that|this|one|all|both) )?back\b/i,
    better: "undo, delete, cancel",
  },
  {
    turn: /\bletters? (to|from|for) (\{|an address|the (old|new) address)|\b(name|names) (on|for) letters\b/i,
    better: "email",
  },
  { turn: /\b(is|are|was|were|be|been|being) noted\b/i, better: "logged, recorded" },
  {
    // "what couldn't be saved" is fine.
    turn: /(?<!\b(that|which|who|whose|what|whether|because|if|when|where)\b[^.;:]{0,80})\bcould(n[’']t| not) be [a-z]+/i,
    better: "couldn’t (do it)",
  },
  { turn: /\b(did not|didn[’']t) (come|arrive)\b/i, better: "download failed, didn’t reach us" },
  { turn: /\b(is|are) to have\b/i, better: "will have, should have" },
  { turn: /\bmend(s|ed|ing)?\b/i, better: "fix" },
  {
    turn: /\bput(s|ting)? right\b(?! (after|before|under|beside|in|into|on|at)\b)/i,
    better: "correct, fix",
  },
  { turn: /\bstands? (here|there|nowhere)\b/i, better: "is (here)" },
  {
    turn: /\bnothing of (it|them|this|that|yours|theirs|his|hers|you)\b/i,
    better: "nothing, none of it",
  },
  { turn: /\bany more(?=[.,;:!?)”]|$)/i, better: "no longer, anymore" },
  {
    turn: /\b(works?|is|are|counts?|exists?|friends|holds?|does|do) no more\b(?! than)/i,
    better: "no longer",
  },
  { turn: /\bwho(m)?ever\b/i, better: "anyone who, the person who" },
  { turn: /\banew\b/i, better: "again" },
  { turn: /\blately\b/i, better: "recently" },
  { turn: /\bmakes? of (it|this|that|them|a title)\b/i, better: "think of (it)" },
  {
    turn: /\blets? (nobody|somebody|someone|anyone|no one|them|it|you|him|her) in\b|\b(is|are|be|was|were|been) let in\b/i,
    better: "sign in, approve",
  },
  {
    turn: /\b(br(ing|ings|ought)|c(ome|omes|ame|oming)) ((it|them|that|this|all) )?along\b/i,
    better: "add, keep",
  },
  {
    turn: /\bgive (a|an|your|the|another) (name|code|address|number|phone|e-?mail|rating|whole)\b/i,
    better: "enter, add, choose",
  },
  { turn: /\b[eE]-mail/, better: "email" },
  { turn: /\bthere is no such\b/i, better: "(it) not found" },
  { turn: /\bnot to be had\b/i, better: "not available" },
  { turn: /\bas ever\b/i, better: "as usual" },
];

/** Right in some places. `npm run check` lists how many there are; `checkWords.ts --warnings` shows them. */
export const DOUBTFUL: readonly Turn[] = [
  { turn: /\balone\b/i, better: "only" },
  {
    turn: /\b(its|his|her|their|my|your|our|whose) own(?=[.,;:!?)]|$)/i,
    better: "its own (thing)",
  },
  { turn: /\bof (its|his|her|their|my|your|our) own\b/i, better: "its own (thing)" },
  { turn: /\bgo(es)? on\b(?! (your|the|a|their|my|its|our|default)\b)/i, better: "continue" },
  { turn: /\bwhile you\b/i, better: "if you" },
  { turn: /\b(say|says|said) (yes|no)\b/i, better: "approve, agree, decline" },
  {
    turn: /\bwhat (is|are|was|were) [\w’' -]{2,30} (is|are|stays?|goes|comes?|counts?|leaves?)\b/i,
    better: "a noun as the subject",
  },
  { turn: /\bstands? (under|beside|over|before|in|at|on)\b/i, better: "is (under)" },
];

export interface Finding {
  turn: string;
  better: string;
}

/** The turns in a text. */
export const findTurns = (text: string, turns: readonly Turn[]): Finding[] =>
  turns.flatMap(({ turn, better }) => {
    const [found] = turn.exec(text) ?? [];
    return found === undefined ? [] : [{ turn: found, better }];
  });
