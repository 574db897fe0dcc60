import { isFinished, NO_MATCH } from "./judgeWord.ts";
import type { CostTable } from "./CostTable.ts";
import { isOtherForm, positionOf, spanOf, wordIdOf, type StoredName } from "./NameStore.ts";
import type { Reading } from "./readTerm.ts";

/** Score of a name that doesn't match the term. */
export const NO_SCORE = Number.NEGATIVE_INFINITY;
/** In `chosen`: the name does without this word of the term. */
export const LEFT_OUT = -1;

/** Together less than one edit, so no bonus lifts a corrected name above an exact one. */
const BONUS = {
  wholeName: 0.3,
  beginning: 0.3,
  together: 0.08,
  covered: 0.05,
  popularity: 0.2,
} as const;
const OTHER_NAME = 0.03;
const ARTICLE_SKIPPED = 0.04;
/**
 * An unfinished word that matches before words typed earlier is more likely chance than intended.
 */
const STRAY_BEGINNING = 0.5;
const STOP_WORD_LEFT_OUT = 0.3;
const YEAR_OF_DOCUMENT = 0.1;
const WORD_LEFT_OUT = 2;
/** Of the weight of a term, what a name must have. */
export const LEAST_SHARE = 0.5;

/**
 * Assigns each word of a term its own word of a name, nearest first, and scores the result. Its
 * fields describe the last name aligned.
 */
export class NameAligner {
  /** For each word of the term: the packed word of the name it matches, or {@link LEFT_OUT}. */
  readonly chosen: number[] = [];
  #used = 0;
  /** Where to start looking for the first word of the term. */
  #from = 0;
  #next = 0;
  #first = 0;
  #covered = 0;
  #inOrder = true;
  #together = true;
  #finished = true;

  /** Bonus minus cost, or {@link NO_SCORE}. `costs` has a row for each word of the reading. */
  score(name: StoredName, reading: Reading, costs: CostTable): number {
    this.#from = 0;
    const score = this.#align(name, reading, costs);
    if (score === NO_SCORE || this.#together || !name.repeats) return score;
    return this.#fromLaterStart(score, name, { reading, costs });
  }

  /**
   * A name may contain the first word of the term twice, with the rest after the second: "千尋" in
   * "千と千尋".
   */
  #fromLaterStart(
    score: number,
    name: StoredName,
    { reading, costs }: { reading: Reading; costs: CostTable },
  ): number {
    const start = this.#first;
    this.#from = start + 1;
    const later = this.#align(name, reading, costs);
    if (later > score) return later;
    this.#from = 0;
    return this.#align(name, reading, costs);
  }

  #align(name: StoredName, reading: Reading, costs: CostTable): number {
    this.#reset();
    let cost = reading.penalty;
    let missed = 0;
    let weights = 0;
    for (let at = 0; at < reading.words.length; at++) {
      const word = reading.words[at];
      if (word === undefined) continue;
      weights += word.weight;
      const chosen = this.#choose(name, costs, at);
      this.chosen[at] = chosen;
      if (chosen !== LEFT_OUT) cost += this.#take(chosen, costs.cost(at, wordIdOf(chosen)));
      else if (word.year !== undefined && word.year === name.document.year)
        cost += YEAR_OF_DOCUMENT;
      else if (!word.required) cost += STOP_WORD_LEFT_OUT;
      else if (reading.partial) missed += word.weight;
      else return NO_SCORE;
    }
    if (this.#covered === 0 || missed > weights * (1 - LEAST_SHARE)) return NO_SCORE;
    if (missed > 0) cost += WORD_LEFT_OUT + missed / weights;
    return this.#bonus(name) - cost;
  }

  #reset(): void {
    this.#used = this.#next = this.#first = this.#covered = 0;
    this.#inOrder = this.#together = this.#finished = true;
  }

  /**
   * The cheapest free word of the name; ties go to the one after the previously chosen word, then
   * to the earliest.
   */
  #choose(name: StoredName, costs: CostTable, row: number): number {
    const { words } = name;
    const known = costs.known(row);
    let best = LEFT_OUT;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < words.length; at++) {
      const packed = words[at] ?? 0;
      if ((this.#used & maskOf(packed)) !== 0) continue;
      if (this.#covered === 0 && positionOf(packed) < this.#from) continue;
      const id = wordIdOf(packed);
      let cost = known[id] ?? NO_MATCH;
      if (Number.isNaN(cost)) cost = costs.cost(row, id);
      if (cost === NO_MATCH) continue;
      if (cost !== 0 && isOtherForm(packed)) continue;
      const strayed = cost + (positionOf(packed) === this.#next ? 0 : 0.001);
      if (strayed >= least) continue;
      least = strayed;
      best = packed;
      if (least === 0) break;
    }
    return best;
  }

  #take(packed: number, cost: number): number {
    const position = positionOf(packed);
    this.#finished = isFinished(cost);
    if (this.#covered === 0) this.#first = position;
    else {
      if (position !== this.#next) this.#together = false;
      if (position < this.#next) this.#inOrder = false;
    }
    if (!this.#inOrder && !this.#finished) cost += STRAY_BEGINNING;
    this.#used |= maskOf(packed);
    this.#next = position + spanOf(packed);
    this.#covered += spanOf(packed);
    return cost;
  }

  #bonus(name: StoredName): number {
    const skipped = this.#first === 0 ? 0 : name.lead;
    const together = this.#inOrder && this.#together;
    const begins = together && this.#first <= name.lead;
    const whole = begins && this.#finished && this.#covered + skipped === name.length;
    return (
      (whole ? BONUS.wholeName : 0) +
      (begins ? BONUS.beginning - skipped * ARTICLE_SKIPPED : 0) +
      (together ? BONUS.together : 0) +
      (BONUS.covered * this.#covered) / name.length +
      BONUS.popularity * name.document.popularity -
      (name.display ? 0 : OTHER_NAME)
    );
  }
}

function maskOf(packed: number): number {
  return ((1 << spanOf(packed)) - 1) << positionOf(packed);
}
