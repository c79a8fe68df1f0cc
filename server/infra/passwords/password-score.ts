import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

export interface PasswordScore {
  /** 0: among the first guesses, 3: at least 100 million guesses, 4: at least 10 billion. */
  score: number;
  /** Whether one of the words that belong to its owner is part of it. */
  personal: boolean;
}

/** Only this many characters are scored, so that a hostile password costs 0.1 s of CPU at most. */
const MAX_SCORED_CHARACTERS = 64;
/** Ways to read signs as letters that are tried for one password; zxcvbn's own 100 take a second for hostile ones. */
const MAX_L33T_SUBSTITUTIONS = 10;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: MAX_SCORED_CHARACTERS,
  l33tMaxSubstitutions: MAX_L33T_SUBSTITUTIONS,
});

export function scorePassword(password: string, personalWords: readonly string[]): PasswordScore {
  const { score, sequence } = zxcvbn.check(password.normalize('NFKC'), [...personalWords]);
  return { score, personal: sequence.some((match) => match.dictionaryName === 'userInputs') };
}
