import { type Length, lengthOf } from './letters.ts'

/**
 * One delivery, or the call that stands: its one button is `heart`, and says that it is not needed any more. `kind`
 * chooses the layout; a text is empty when there is nothing to say. `heart` and `thanks` label the buttons, and say so
 * when that answer was sent before; both are empty where no answer can be given. `listen` labels the button that plays
 * a voice or a film, in the place of `thanks`; empty where there is nothing to play.
 */
export type Slide = {
  id: string
  kind: 'photo' | 'card' | 'call'
  imageUrl: string
  /** Where the picture is held if it fills a screen of another shape. */
  align: string
  title: string
  /** The title needs smaller letters. */
  isLong: boolean
  from: string
  /** Below the title of a photo: who is on it, and when it was taken. */
  about: string
  body: string
  heart: string
  thanks: string
  listen: string
}

/** With the lengths of its texts, by which their letters grow. */
export type MeasuredSlide = Slide & { lengths: Record<'title' | 'from' | 'about' | 'body', Length> }

export function measured(slide: Slide): MeasuredSlide {
  const { title, from, about, body } = slide
  const lengths = {
    title: lengthOf(title),
    from: lengthOf(from),
    about: lengthOf(about),
    body: lengthOf(body),
  }
  return { ...slide, lengths }
}
