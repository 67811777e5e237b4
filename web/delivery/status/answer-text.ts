import type { GivenAnswer } from '#contract/delivery/delivery.ts'
import { statusWords } from './status-words.ts'

/** A heart, or what was said, in quotes. */
export function answerText({ kind, text }: Pick<GivenAnswer, 'kind' | 'text'>): string {
  const words = statusWords()
  switch (kind) {
    case 'heart':
      return '♥'
    case 'thank_you':
      return words.thankYou
    case 'call_me':
      return words.callMe
    case 'note':
      return words.quoted(text ?? '')
  }
}
