import { type Apl, button, colors, document, text } from './look.ts'

/**
 * One delivery. `kind` chooses the layout; a text is empty when there is nothing to say. `heart` and
 * `thanks` label the buttons, and say so when that answer was sent before.
 */
export type Slide = {
  id: string
  kind: 'photo' | 'card'
  imageUrl: string
  title: string
  from: string
  body: string
  heart: string
  thanks: string
}

export type SlideshowData = {
  slides: Slide[]
  /** The index of the first slide. */
  at: number
  /** Whether the device can report that a picture was loaded. */
  saysLoaded: boolean
}

export const pagerId = 'slides'
const secondsPerSlide = 12

/**
 * Full-screen slides that change by themselves. The device reports which slide it has turned to and which
 * picture it has loaded: a delivery counts as shown after both. Reads a `SlideshowData`.
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
    onMount: [
      {
        type: 'SendEvent',
        arguments: ['page', '${payload.slides[payload.at].id}', '${payload.slides[payload.at].kind}'],
      },
      {
        type: 'AutoPage',
        componentId: pagerId,
        count: 40,
        delay: secondsPerSlide * 1000,
        duration: secondsPerSlide * 1000,
        screenLock: true,
      },
    ],
    onPageChanged: [
      {
        type: 'SendEvent',
        arguments: [
          'page',
          '${payload.slides[event.source.value].id}',
          '${payload.slides[event.source.value].kind}',
        ],
      },
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
        ...photo(),
        ...card(),
        answers(),
      ],
    },
  },
])

/** The whole picture above its caption. A dark, blurred copy of the picture fills the rest of the screen. */
function photo(): Apl[] {
  const when = "${data.kind == 'photo'}"
  return [
    {
      type: 'Image',
      when,
      position: 'absolute',
      width: '100vw',
      height: '100vh',
      source: '${data.imageUrl}',
      scale: 'best-fill',
      overlayColor: '#12191aa6',
      filters: [{ type: 'Blur', radius: '24dp' }],
    },
    {
      type: 'Image',
      when,
      position: 'absolute',
      width: '100vw',
      height: '76vh',
      source: '${data.imageUrl}',
      scale: 'best-fit',
      align: 'center',
      onLoad: [{ type: 'SendEvent', when: '${payload.saysLoaded}', arguments: ['loaded', '${data.id}'] }],
    },
    {
      type: 'Frame',
      when,
      position: 'absolute',
      left: '0',
      bottom: '0',
      width: '100vw',
      backgroundColor: colors.plate,
      item: {
        type: 'Container',
        width: '100vw',
        paddingLeft: '4vw',
        height: '24vh',
        paddingRight: '86vh',
        justifyContent: 'center',
        items: [
          text('${data.title}', {
            when: "${data.title != ''}",
            width: '100%',
            fontSize: '5.4vh',
            fontWeight: '600',
            maxLines: 2,
          }),
          text('${data.from}', { width: '100%', color: colors.quiet, maxLines: 1 }),
        ],
      },
    },
  ]
}

/** A recommendation or a test message. */
function card(): Apl[] {
  return [
    {
      type: 'Container',
      when: "${data.kind == 'card'}",
      position: 'absolute',
      width: '100vw',
      height: '80vh',
      paddingLeft: '8vw',
      paddingRight: '8vw',
      justifyContent: 'center',
      items: [
        text('${data.from}', { width: '100%', color: colors.marigold, fontSize: '4.8vh', maxLines: 1 }),
        text('${data.title}', {
          width: '100%',
          fontSize: '9vh',
          fontWeight: '700',
          maxLines: 3,
          paddingTop: '2vh',
        }),
        text('${data.body}', { width: '100%', fontSize: '5.4vh', maxLines: 3, paddingTop: '4vh' }),
      ],
    },
  ]
}

function answers(): Apl {
  return {
    type: 'Container',
    position: 'absolute',
    right: '4vw',
    bottom: '5vh',
    direction: 'row',
    items: [
      button('${data.heart}', { id: 'heart-${data.id}', send: ['heart', '${data.id}'], primary: true }),
      { type: 'Frame', width: '2vh', height: '1vh' },
      button('${data.thanks}', { id: 'thanks-${data.id}', send: ['thanks', '${data.id}'] }),
    ],
  }
}
