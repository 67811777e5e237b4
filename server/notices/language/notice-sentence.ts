import { activityLabel } from '#contract/family/activity.ts'
import { shown, wordOf } from '#contract/notices/words.ts'
import type { Sentence, SentenceWords, Since } from './sentences/sentence-words.ts'
import { type NoticeWords, noticeWordsIn } from './words.ts'

/** What a sentence is made of. */
export type Told = {
  action: string
  /** Who did it; null for nobody. A device stands for the loved one; its `name` is null when they have none. */
  actor: { kind: 'person' | 'device'; name: string | null } | null
  subject: { kind: string; title: string | null; seconds?: number | null } | null
  /** Whether the subject is the person who reads it. */
  isAboutReader: boolean
  lovedOneName: string | null
  since: Since | null
  /** How many of them came together. */
  count: number
}

/** The longest name and the longest title in a sentence, in characters as people see them. */
const longestName = 60
const longestTitle = 80

/** What happened, without a full stop. An action that an older or newer release has recorded gives its label. */
export function noticeSentence(told: Told, words: NoticeWords): string {
  const found = findSentence(told, words)
  if (!found) return activityLabel(told.action)
  const given = givenWords(told, words)
  return told.count > 1 && found.many ? found.many(given, told.count) : found.one(given)
}

/** Whether several of these, of one person, are one line. */
export function isCounted(told: Pick<Told, 'action' | 'subject'>): boolean {
  return Boolean(findSentence(told, noticeWordsIn('en'))?.many)
}

function findSentence(told: Pick<Told, 'action' | 'subject'>, { sentences }: NoticeWords) {
  const all: Partial<Record<string, Sentence>> = sentences
  return all[wordOf(told)]
}

/** Of what a recommendation plays, in minutes and seconds. Of voices and clips each language says the seconds. */
function lengthOf(subject: Told['subject']): string {
  if (subject?.kind !== 'content' || !subject.seconds) return ''
  return ` (${Math.floor(subject.seconds / 60)}:${String(subject.seconds % 60).padStart(2, '0')})`
}

function givenWords(told: Told, words: NoticeWords): SentenceWords {
  const { actor, subject, isAboutReader, lovedOneName, since } = told
  const title = subject?.title ? shown(subject.title, longestTitle) : ''
  const lovedOne = shown(lovedOneName ?? '', longestName)
  return {
    actor:
      shown(actor?.name ?? '', longestName) ||
      (actor?.kind === 'device' ? words.lovedOneFirst : words.somebody),
    title: title || null,
    quoted: title ? words.quoted(title) + lengthOf(subject) : null,
    lovedOne: lovedOne || words.lovedOne,
    lovedOneFirst: lovedOne || words.lovedOneFirst,
    since,
    seconds: subject?.seconds ?? null,
    you: isAboutReader,
  }
}
