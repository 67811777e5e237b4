import { widthOf } from '../apl/letters.ts'
import type { Slide } from '../apl/slide.ts'
import type { Messages } from '../language/messages/en.ts'
import { withRelation } from '../language/picture-words.ts'
import { shortened } from '../language/text/words.ts'
import { toAlexa } from '../language/to-alexa.ts'

const maxTitle = 120
/** A longer title is drawn in smaller letters. */
const maxLargeTitle = 44

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
export function photoSlide(
  { imageUrl, align = 'center', ...shown }: Shown & { imageUrl: string | null; align?: string },
  words: Messages,
): Slide {
  const slide = slideOf(shown, words)
  return imageUrl === null ? slide : { ...slide, kind: 'photo', imageUrl, align }
}

type Recommended = Parameters<typeof photoSlide>[0] & {
  say: string
  seconds: number | null
  plays: boolean
}

/**
 * `say`: what to say to Alexa to get it; empty where she cannot play it. With a recording a button plays it, on its photo
 * if it has one, or it is said where it can be heard.
 */
export function contentSlide({ say, seconds, plays, ...shown }: Recommended, words: Messages): Slide {
  const hasRecording = seconds !== null
  const body = say ? words.slide.say(toAlexa(say, words)) : hasRecording && !plays ? words.voiceElsewhere : ''
  const slide = {
    // On a photo there is no room for more than this.
    ...photoSlide({ ...shown, about: body }, words),
    from: words.slide.recommends(shown.from),
    listen: hasRecording && plays ? words.slide.listen : '',
  }
  return slide.kind === 'photo' ? slide : { ...slide, about: '', body }
}

/** A note of the family: on its picture when it is short, else alone, with room for all its words. */
export function noteSlide(
  { imageUrl, ...shown }: Shown & { imageUrl: string | null },
  words: Messages,
): Slide {
  const from = words.note(withRelation(shown.from, shown.relation ?? null))
  const note = shortened(shown.title ?? '', Number.POSITIVE_INFINITY)
  if ([...note].length > maxTitle) return { ...slideOf({ ...shown, title: '' }, words), from, body: note }
  return { ...photoSlide({ ...shown, imageUrl }, words), from }
}

/** Who has sent a voice, what was typed, and a button that plays it, or where it can be heard. */
export function voiceSlide({ plays, ...shown }: Shown & { plays: boolean }, words: Messages): Slide {
  const from = words.voice(withRelation(shown.from, shown.relation ?? null))
  const slide = { ...slideOf(shown, words), from }
  return plays ? { ...slide, listen: words.slide.listen } : { ...slide, body: words.voiceElsewhere }
}

/** A clip by its poster: who has sent it, how long it is, and what was typed; and a button that plays it, where it can be played. */
export function clipSlide(
  {
    seconds,
    playsFilms,
    ...shown
  }: Parameters<typeof photoSlide>[0] & { seconds: number | null; playsFilms: boolean },
  words: Messages,
): Slide {
  return {
    ...photoSlide(shown, words),
    // A number and its word stay in one line.
    from: words
      .clip(withRelation(shown.from, shown.relation ?? null), seconds ?? 0)
      .replace(/(\d) /g, '$1\u00a0'),
    listen: playsFilms ? words.slide.watch : '',
  }
}

export function testSlide(shown: Omit<Shown, 'title'>, words: Messages): Slide {
  const { testTitle: title, testBody: body } = words.slide
  return { ...slideOf({ ...shown, title }, words), body }
}

export function emptySlide(groupName: string, words: Messages): Slide {
  const title = words.slide.picturesAppear(groupName)
  return { ...slideOf({ id: '', from: '', title }, words), from: words.slide.nothingYet }
}

/** In a group that is in memory. */
export function emptySlideInMemory(words: Messages): Slide {
  const { keptInMemory: title, inMemory: from } = words.slide
  return { ...slideOf({ id: '', from: '', title, answers: null }, words), from }
}

function slideOf(
  { id, from, title, relation = null, about = '', answers = [] }: Shown,
  words: Messages,
): Slide {
  const line = shortened(title ?? '', maxTitle)
  return {
    id,
    kind: 'card',
    imageUrl: '',
    align: 'center',
    title: line,
    isLong: widthOf(line) > maxLargeTitle,
    from: words.slide.from(withRelation(from, relation)),
    about: shortened(about, maxTitle),
    body: '',
    heart: labelOf('heart', answers, words),
    thanks: labelOf('thank_you', answers, words),
    listen: '',
  }
}

function labelOf(kind: 'heart' | 'thank_you', answers: string[] | null, { slide }: Messages): string {
  if (answers === null) return ''
  return slide[kind][answers.includes(kind) ? 'sent' : 'open']
}
