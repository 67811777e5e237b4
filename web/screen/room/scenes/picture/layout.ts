type Size = { width: number; height: number }

/**
 * `cover`: the picture fills the screen. `beside`: it is whole at the left, full height, with the words at the right.
 * `whole`: it is whole over its own colours, with the words over the lower edge.
 */
export type Layout = 'cover' | 'beside' | 'whole'

/** The part of a picture that may be cut to fill the screen: a 4:3 picture loses a quarter on a 16:9 screen. */
const maxCut = 0.26
/** Of the screen's width. The rest is for the words. */
const besideWidth = 0.64

/** The part of an upright screen that the words want below a whole picture. */
const wordsHeight = 0.62
/** Pixels by which a scene is larger than the screen, at each edge (stage.css). */
const edge = 8

/**
 * On an upright screen: where a whole picture begins, and the height below it that is free for the words, in CSS pixels.
 * Null where the words lie over the picture.
 */
export function placeOnUpright(picture: Size, screen: Size): { top: number; below: number } | null {
  if (screen.width > screen.height * 1.1 || layoutOf(picture, screen).layout !== 'whole') return null
  const height = ((screen.width + 2 * edge) * picture.height) / picture.width
  const free = screen.height + 2 * edge - height
  if (free < 0) return null
  const top = Math.max(0, Math.min(0.1 * screen.height, free - wordsHeight * screen.height))
  return { top: Math.round(top), below: Math.round(free - top) }
}

/** How a picture is laid out, and how wide it is drawn, in CSS pixels. */
export function layoutOf(picture: Size, screen: Size): { layout: Layout; width: number; drawnWidth: number } {
  const ratio = picture.width / picture.height
  const whole = Math.min(screen.width, screen.height * ratio)
  if (cutOf(ratio, screen) <= maxCut)
    return { layout: 'cover', width: screen.width, drawnWidth: Math.max(screen.width, screen.height * ratio) }
  if (ratio < screen.width / screen.height && screen.width > screen.height * 1.1) {
    const width = Math.min(whole, screen.width * besideWidth)
    return { layout: 'beside', width: Math.round(width), drawnWidth: whole }
  }
  return { layout: 'whole', width: Math.round(whole), drawnWidth: whole }
}

function cutOf(ratio: number, { width, height }: Size): number {
  const relation = ratio / (width / height)
  return 1 - Math.min(relation, 1 / relation)
}
