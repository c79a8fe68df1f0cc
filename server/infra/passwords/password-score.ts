import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

export interface PasswordScore {
  /** 0: among the first guesses, 3: at least 10⁸ guesses, 4: at least 10¹⁰. */
  score: number;
  personal: boolean;
}

/** Bounds the CPU time of a hostile password to 0.1 s. */
const MAX_SCORED_CHARACTERS = 64;
/** zxcvbn's default of 100 takes a second for hostile passwords. */
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
