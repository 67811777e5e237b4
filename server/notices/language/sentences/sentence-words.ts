/** The words that stand in a sentence, cut and cleaned. */
export type SentenceWords = {
  /** At the beginning of a sentence. */
  actor: string
  /** The title in quotation marks; null when there is none. */
  quoted: string | null
  title: string | null
  /** In the middle of a sentence. */
  lovedOne: string
  /** At its beginning. */
  lovedOneFirst: string
  since: Since | null
  /** How long a voice or a clip is. */
  seconds: number | null
  /** Whether it is about who reads it. */
  you: boolean
}

/** The instant that a sentence names: "2:10 PM" of the same day, else with the day before it. */
export type Since = { text: string; isToday: boolean }

export type One = (words: SentenceWords) => string
export type Many = (words: SentenceWords, count: number) => string

/** A sentence is a whole: a language with other plurals or another order needs no change of the code. */
export type Sentence = {
  one: One
  /** Whether and how several of one person are one line. */
  many?: Many
}
