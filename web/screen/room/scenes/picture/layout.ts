import type { FocalPoint } from '#contract/photos/focal-point.ts'

type Size = { width: number; height: number }
type Picture = Size & { focalPoint?: FocalPoint | null | undefined }

/**
 * `cover`: the picture fills the screen, with its words over the lower edge. `beside`: it stands at the left, with the
 * words at the right. `whole`: it is whole, with the words below it. Both stand on a ground of the picture's own colours.
 */
export type Layout = 'cover' | 'beside' | 'whole'

/** Of the scene, in CSS pixels. */
type Box = Size & { layout: Layout; left: number; top: number }
export type Place = Box & {
  /** Which part is seen where some is cut, as CSS says it: the point that matters comes as near to the middle as it can. */
  position: string
  /** How wide all of the picture is drawn: as it is in its place, and when all of it is shown (whole-picture.css). */
  drawnWidth: number
}

/** The part of a picture's width or height that may be cut. */
const maxCut = 0.12
/** What the words want beside and below a picture, of the screen's width or height. */
const wordsPart = { beside: 0.34, below: 0.36 }
/** The least for them, of its width, where too much of the picture would be cut else. */
const leastBeside = 0.26
/** Pixels. On a low screen they have a wider place, and on a narrow one a higher one. */
const wordsArea = { beside: 210_000, below: 205_000 }
const leastBelow = 276
/**
 * What large letters want. `beside`, `below`: of their size, for some words and for three lines. `answers`: pixels of two answers
 * in a row. `most`, `mostAnswers`: of the screen's width.
 */
const largeWords = { beside: 10, below: 5, most: 0.42, answers: 380, mostAnswers: 0.66 }
/** Of the screen's height; less on a small square one, where the answers share one row: the picture would be very small. */
const mostBelow = { usual: 0.59, small: 0.5 }
/** Pixels. */
const smallHeight = 560
/** The card of a call has the place of the words where the screen has no more height than `least`, or the card more than `most` of it. */
const cardBeside = { least: 400, most: 0.6 }
const cardBelow = { least: smallHeight, most: 0.4 }
/** Of the screen's width: a card that is wider is a band. */
const leastBand = 0.6
/** Pixels of "Call me", which the card of a call replaces. */
const callMeHeight = 64
/** The part of the height that the words of a picture which fills the screen cover: a point there would lie under them. */
const wordsOver = 0.3
/** Where nobody knows better: faces are rather at the top of a picture, and the words are at the bottom. */
const usualPoint = { x: 500, y: 420 }
/** Pixels around a picture that has neither the height nor the width of the screen. */
const frame = 24
/** Pixels by which a scene is larger than the screen, at each edge (stage.css). */
const edge = 8

/**
 * Where a picture stands on the screen. Letters of `leastSize` pixels want more room (letters.ts). The card of a call has its
 * place among the words, in the corner: nothing of a picture is under it.
 */
export function layoutOf(picture: Picture, screen: Size, leastSize = 0, card: Size | null = null): Place {
  const ratio = picture.width / picture.height
  const scene = { width: screen.width + 2 * edge, height: screen.height + 2 * edge }
  const { x, y } = picture.focalPoint ?? usualPoint
  const place = placeOf(ratio, scene, y, { leastSize, card })
  const across = partOf(x, place.height * ratio, place.width)
  const down = partOf(y, place.width / ratio, place.height)
  const larger = place.layout === 'cover' ? Math.max : Math.min
  return {
    ...place,
    position: `${across}% ${down}%`,
    drawnWidth: larger(screen.width, screen.height * ratio),
  }
}

type Wanted = { leastSize: number; card: Size | null }

function placeOf(ratio: number, scene: Size, y: number, { leastSize, card }: Wanted): Box {
  const relation = (ratio * scene.height) / scene.width
  const cut = 1 - Math.min(relation, 1 / relation)
  const over = Math.max(wordsOver, (leastSize * largeWords.below) / scene.height)
  if (!card && cut <= maxCut && y < 1000 * (1 - over)) return { layout: 'cover', left: 0, top: 0, ...scene }
  return card && placeOfCard(card, scene) === 'band'
    ? placeWithWords(
        ratio,
        { ...scene, height: scene.height - belowPicture(card, scene) },
        { leastSize, card: null },
      )
    : placeWithWords(ratio, scene, { leastSize, card })
}

function placeWithWords(ratio: number, scene: Size, { leastSize, card }: Wanted): Box {
  const above = placeAbove(ratio, scene, { leastSize, card })
  if (scene.width <= scene.height * 1.1) return above
  const beside = placeBeside(ratio, scene, { leastSize, card })
  return beside.width * beside.height > above.width * above.height ? beside : above
}

/** The height of the screen if it may be cut to it, else framed. */
function placeBeside(ratio: number, { width, height }: Size, { leastSize, card }: Wanted): Box {
  const full = height * ratio
  const wide = Math.max(full * (1 - maxCut), Math.min(full, width * (1 - wordsPart.beside)))
  const usual = Math.max(width * leastBeside, Math.min(width * wordsPart.beside, wordsArea.beside / height))
  const answers = Math.min(largeWords.answers, width * largeWords.mostAnswers)
  const large = Math.max(answers, Math.min(leastSize * largeWords.beside, width * largeWords.most))
  const words = leastSize > 0 ? Math.max(usual, large) : usual
  const most = width - (card ? besideCard(words, card, { width, height }) : words)
  if (wide <= most) return { layout: 'beside', left: 0, top: 0, width: wide, height }
  const framed = most - frame - edge
  const high = framed / ratio
  return { layout: 'beside', left: frame + edge, top: (height - high) / 2, width: framed, height: high }
}

/** Above its words, which have at least what they want. */
function placeAbove(ratio: number, { width, height }: Size, { leastSize, card }: Wanted): Box {
  const least = Math.max(leastBelow, wordsArea.below / width, leastSize * largeWords.below)
  const isSmall = height <= smallHeight + 2 * edge
  const most = height * (isSmall ? mostBelow.small : mostBelow.usual)
  const usual = Math.max(height * wordsPart.below, Math.min(least, most))
  const words = card ? belowCard(usual, card, { width, height }) : usual
  // The line with the day (scenes.css).
  const padding = 0.0144 * width + 0.012 * height + edge
  const line = Math.max(0.037 * width + 0.031 * height + edge, padding + leastSize * 1.3)
  const high = Math.min(width / ratio, height - words - line)
  const wide = high * ratio
  const top = Math.max(line, Math.min(0.1 * height, 0.9 * height - words - high))
  return { layout: 'whole', left: (width - wide) / 2, top, width: wide, height: high }
}

/** The width for words that want `words` without the card of a call. */
function besideCard(words: number, card: Size, scene: Size): number {
  const wide = card.width + 5 * unitOf(scene) + edge
  return placeOfCard(card, scene) === 'words'
    ? wide
    : Math.max(wide, Math.min(words, scene.width * largeWords.most))
}

/** The height for words that want `words` without the card of a call. */
function belowCard(words: number, card: Size, scene: Size): number {
  if (placeOfCard(card, scene) === 'words') return belowPicture(card, scene)
  return Math.min(words + card.height - callMeHeight, scene.height * mostBelow.usual)
}

/** The height that the card of a call wants below a picture or its words. */
function belowPicture(card: Size, scene: Size): number {
  return card.height + 4.4 * unitOf(scene) + edge
}

/**
 * Where the card of a call stands beside a picture (help.css): as a band below it and its words; in the place of the words, where
 * there is no room for them; else in the corner, below the words.
 */
export function placeOfCard(card: Size, { width, height }: Size): 'band' | 'words' | 'corner' {
  const isUpright = width <= height * 1.1
  if (!isUpright && card.width > width * leastBand) return 'band'
  const { least, most } = isUpright ? cardBelow : cardBeside
  return height <= least || card.height > height * most ? 'words' : 'corner'
}

/** The unit of lengths (`--g` in base.css). */
function unitOf({ width, height }: Size): number {
  return Math.min(Math.max(8, 0.006 * width + 0.005 * height), 22)
}

/**
 * In percent, how much of what is cut is cut before the window: the point, in thousandths of the whole, is in its middle if it
 * can be.
 */
function partOf(point: number, whole: number, window: number): number {
  const cut = whole - window
  return cut < 1 ? 50 : Math.min(100, Math.max(0, (100 * ((point * whole) / 1000 - window / 2)) / cut))
}
