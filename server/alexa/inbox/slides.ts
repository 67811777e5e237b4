import type { Slide } from '../apl/slideshow.ts'
import { withRelation } from '../language/picture-words.ts'
import { shortened } from '../language/words.ts'

/** What the buttons of a slide say before and after the answer. */
export const buttonLabels = {
  heart: { open: '♥ I love it', sent: '♥ Sent' },
  thank_you: { open: 'Thank you', sent: 'Thanks sent' },
} as const

const maxTitle = 120
/** A longer title is drawn in smaller letters. Letters of East Asian scripts are twice as wide. */
const maxLargeTitle = 44

const wideLetters = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Emoji_Presentation}]/gu

type Shown = {
  id: string
  from: string
  title: string | null
  /** Who the sender is to the loved one: "your daughter". */
  relation?: string | null
  /** Who is on a picture, and when it was taken. */
  about?: string
  /** The kinds of answers that were given already; null where none can be given. */
  answers?: string[] | null
}

/** Without a picture, which should not happen, it is a card. */
export function photoSlide({ imageUrl, ...shown }: Shown & { imageUrl: string | null }): Slide {
  return imageUrl === null ? slideOf(shown) : { ...slideOf(shown), kind: 'photo', imageUrl }
}

/** `say`: what to say to Alexa to get it; empty where she cannot play it. */
export function contentSlide({ say, ...shown }: Shown & { say: string }): Slide {
  return { ...slideOf(shown), from: `${shown.from} recommends`, body: say && `Say: “${say}”` }
}

/** A note of the family: on its picture when it is short, else alone, with room for all its words. */
export function noteSlide({ imageUrl, ...shown }: Shown & { imageUrl: string | null }): Slide {
  const from = `A note from ${withRelation(shown.from, shown.relation ?? null)}`
  const words = shortened(shown.title ?? '', Number.POSITIVE_INFINITY)
  if ([...words].length > maxTitle) return { ...slideOf({ ...shown, title: '' }), from, body: words }
  return { ...photoSlide({ ...shown, imageUrl }), from }
}

export function testSlide(shown: Omit<Shown, 'title'>): Slide {
  return { ...slideOf({ ...shown, title: 'Everything works' }), body: 'This is a test message.' }
}

export function emptySlide(groupName: string): Slide {
  const title = `Pictures from ${groupName} appear here.`
  return { ...slideOf({ id: '', from: '', title }), from: 'Nothing yet' }
}

/** In a group that is in memory. */
export const emptySlideInMemory: Slide = {
  ...slideOf({ id: '', from: '', title: 'Your family keeps its pictures in memory.', answers: null }),
  from: 'In memory',
}

function slideOf({ id, from, title, relation = null, about = '', answers = [] }: Shown): Slide {
  const words = shortened(title ?? '', maxTitle)
  return {
    id,
    kind: 'card',
    imageUrl: '',
    title: words,
    isLong: words.length + (words.match(wideLetters)?.length ?? 0) > maxLargeTitle,
    from: `From ${withRelation(from, relation)}`,
    about: shortened(about, maxTitle),
    body: '',
    heart: labelOf('heart', answers),
    thanks: labelOf('thank_you', answers),
  }
}

function labelOf(kind: keyof typeof buttonLabels, answers: string[] | null): string {
  if (answers === null) return ''
  return buttonLabels[kind][answers.includes(kind) ? 'sent' : 'open']
}
