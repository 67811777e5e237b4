import { growingText, lettersBindings } from './letters.ts'
import { type Apl, colors, document, report } from './look.ts'
import type { MeasuredSlide } from './slide.ts'
import { captionRow, card, roundCaption } from './slide-words.ts'
import { goOn, pageReport, pagerId, slideAt, touchedSeconds } from './turning.ts'

export type SlideshowData = {
  slides: TimedSlide[]
  /** The index of the first slide. */
  at: number
  /** What the slides were made from, for the server's own comparison: one word for each delivery of the inbox. */
  inbox: string
  /** In place of a picture that the Echo could not load. */
  notLoaded: string
  /** How long the slides go on by themselves. */
  minutes: number
}

/** `seconds`: how long it stays. */
export type TimedSlide = MeasuredSlide & { seconds: number }

/**
 * Full-screen slides that change by themselves, round and round. The device reports which slide it has
 * turned to, and from APL 1.8 on which picture it has loaded or could not load: a delivery counts as shown
 * after page and picture. Each page's report names all pictures loaded so far, because a report may get
 * lost, and the inbox, because the server answers with new slides when it has changed. Each picture's report
 * names the slide on the screen: a Pager also loads the pictures beside it, and a slow one may come when its
 * slide has gone. Reads a `SlideshowData`.
 */
export const slideshow: Apl = document([
  {
    type: 'Pager',
    id: pagerId,
    width: '100vw',
    height: '100vh',
    navigation: 'wrap',
    initialPage: '${payload.at}',
    data: '${payload.slides}',
    bind: [
      ...lettersBindings,
      // The ids of the pictures that were loaded, each after a space.
      { name: 'loaded', type: 'string', value: '' },
      // The id of the slide on the screen.
      { name: 'current', type: 'string', value: '${payload.slides[payload.at].id}' },
      // The server changes it with the labels of a slide.
      { name: 'inbox', type: 'string', value: '${payload.inbox}' },
    ],
    onMount: [pageReport('payload.at'), goOn(slideAt('payload.at'))],
    // The pause begins anew, so that a slide that was swiped or asked for has its time too.
    onPageChanged: [
      setPager('current', `\${${slideAt('event.source.value')}.id}`),
      pageReport('event.source.value'),
      goOn(slideAt('event.source.value')),
    ],
    item: {
      type: 'Container',
      width: '100vw',
      height: '100vh',
      items: [
        {
          type: 'Frame',
          position: 'absolute',
          width: '100vw',
          height: '100vh',
          backgroundColor: colors.paper,
        },
        { ...backdrop(), when: "${data.kind == 'photo'}" },
        { ...photo(), when: "${data.kind == 'photo' && !@isRound}" },
        missing(),
        { ...card(), when: "${data.kind != 'photo'}" },
        { ...captionRow(), when: '${!@isRound}' },
        { ...roundCaption(), when: '${@isRound}' },
      ],
    },
  },
])

/** A dark copy of the picture behind everything. On a round screen it is the picture itself, above the words and a little behind them. */
function backdrop(): Apl {
  return {
    type: 'Container',
    position: 'absolute',
    width: '100vw',
    height: '100vh',
    items: [
      {
        type: 'Image',
        when: '${!@isRound}',
        width: '100vw',
        height: '100vh',
        source: '${data.imageUrl}',
        scale: 'best-fill',
        align: '${data.align}',
        overlayColor: '#12191aa6',
        filters: [{ type: 'Blur', radius: '24dp' }],
      },
      {
        ...touchable(
          picture({
            width: '100vw',
            height: '72vh',
            scale: 'best-fill',
            align: '${data.align}',
          }),
        ),
        when: '${@isRound}',
      },
    ],
  }
}

/** The whole picture above its caption. */
function photo(): Apl {
  return {
    ...touchable(picture({ width: '100vw', height: '100%', scale: 'best-fit', align: 'center' })),
    shrink: 1,
    width: '100vw',
    height: '100vh',
  }
}

/** The picture says when it was loaded, or that it could not be. A text takes the place of one that was not. */
function picture(more: Apl): Apl {
  return {
    type: 'Image',
    source: '${data.imageUrl}',
    ...more,
    onLoad: [setPager('loaded', '${loaded} ${data.id}'), report(['loaded', '${data.id}', '${current}'])],
    onFail: [
      { type: 'SetValue', componentId: 'missing-${data.id}', property: 'display', value: 'normal' },
      report(['failed', '${data.id}']),
    ],
  }
}

function setPager(property: 'loaded' | 'current', value: string): Apl {
  return { type: 'SetValue', componentId: pagerId, property, value }
}

/** In the place of a picture that could not be loaded. */
function missing(): Apl {
  return growingText(
    '${payload.notLoaded}',
    { size: '@unit * 4.8', lines: 0, width: 'viewport.width', height: '@unit * 24', count: 45, longest: 14 },
    {
      id: 'missing-${data.id}',
      display: 'none',
      position: 'absolute',
      width: '100vw',
      top: '30vh',
      textAlign: 'center',
      color: colors.quiet,
    },
  )
}

/** Whoever touches a picture wants to look at it: it stays a while. */
function touchable(item: Apl): Apl {
  return {
    type: 'TouchWrapper',
    accessibilityLabel: '${data.title} ${data.from}',
    onPress: [goOn('data', { afterSeconds: touchedSeconds })],
    item,
  }
}
