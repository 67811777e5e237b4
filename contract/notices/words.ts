import { pagePaths, photoParam, programsPath, questionPath } from '../pages/page-paths.ts'
import { lazily } from '../platform/lazily.ts'
import { cleanText } from '../platform/text.ts'
import type { NoticeTopic } from './topics.ts'

/** The action, or what was answered. */
export function wordOf({ action, subject }: { action: string; subject: { kind: string } | null }): string {
  return action === 'delivery_answered' && subject ? `answer_${subject.kind}` : action
}

const pagesOfTopics: Record<NoticeTopic, keyof typeof pagePaths> = {
  calls: 'dashboard',
  life: 'dashboard',
  pause: 'dashboard',
  question: 'screenSettings',
  answers: 'dashboard',
  trouble: 'schedule',
  silence: 'screenSettings',
  reminder: 'photoGallery',
  accounts: 'familyMembers',
  members: 'familyMembers',
  roles: 'familyMembers',
  take_over: 'familyMembers',
  photos: 'photoGallery',
  content: 'contentLibrary',
  notes: 'notes',
  schedule: 'schedule',
  visits: 'schedule',
  shopping: 'shopping',
  devices: 'screenSettings',
}

/** The page that shows it, with the photo to open. A link from outside the app adds the group: see `pathInGroup`. */
export function noticePath({
  topic,
  photoId,
  action,
}: {
  topic: NoticeTopic
  photoId: string | null
  action: string
}): string {
  if (action === 'note_unseen') return pagePaths.notes
  if (action === 'webhook_switched_off') return programsPath
  if (action === 'voice_received') return pagePaths.dashboard
  // No other page has a player of what was sent.
  if (action === 'voice_sent' || action === 'clip_sent') return pagePaths.activity
  const isPhoto = photoId !== null && (topic === 'photos' || topic === 'answers')
  if (isPhoto) return `${pagePaths.photoGallery}?${photoParam}=${photoId}`
  return topic === 'question' ? questionPath : pagePaths[pagesOfTopics[topic]]
}

/** Marks that turn the direction of the text after them, and others that nobody sees. */
const unseen = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** People's own words in one line, without what nobody sees, and cut with "…". */
export function shown(text: string, longest: number): string {
  const line = cleanText(text).replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  // A grapheme may have any number of marks: the characters are limited too.
  const characters = [...graphemes().segment(line.slice(0, longest * 8))].map(({ segment }) => segment)
  if (characters.length <= longest && line.length <= longest * 8) return line
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
