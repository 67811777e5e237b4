import { asksForMore, growingText } from './letters.ts'
import { type Apl, button, colors, units } from './look.ts'
import type { MeasuredSlide } from './slide.ts'
import { goOn, touchedSeconds } from './turning.ts'

// The words of a slide and its answers. All read a `Slide` as `data`.

const edge = '${viewport.width * (@isTall ? 0.06 : 0.04)}'
const cardEdge = '${@isRound ? @unit * 17 : viewport.width * (@isTall ? 0.06 : 0.08)}'
/** There is little room beside the two buttons for many words. */
const isCramped = "data.kind == 'photo' && data.isLong && viewport.width < viewport.height * 1.9"
const isSquare = '@isTall && viewport.height < viewport.width * 1.25'

/** The room of the words of a card: above its answers, and on a round screen between the edges. */
const cardWidth = '(@isRound ? @unit * 66 : viewport.width * (@isTall ? 0.88 : 0.84))'
const cardHeight = '(viewport.height - @unit * (@isRound ? 42 : 24))'
/** The room of the words beside the two answers of a photo, or above them: about a third of the screen. */
const captionWidth = '(@isTall ? viewport.width * 0.88 : viewport.width * 0.92 - @unit * 50)'

/** Too long for the place that it has on a round screen below the answers. */
const isWideFrom = `${lengthOf('from').count} > 22`

/** Behind the words of a photo. */
const plateOf = (color: string) => `\${data.kind == 'photo' ? '${color}' : 'transparent'}`

function lengthOf(field: keyof MeasuredSlide['lengths']): { count: string; longest: string } {
  return { count: `data.lengths.${field}.count`, longest: `data.lengths.${field}.longest` }
}

/**
 * A recommendation, a note or a test message. The sentence to say has room to its end, a long title perhaps not. A long
 * note has no title, and the room of the title.
 */
export function card(): Apl {
  const textAlign = "${@isRound ? 'center' : 'left'}"
  return {
    type: 'Container',
    grow: 1,
    shrink: 1,
    width: '100vw',
    paddingLeft: cardEdge,
    paddingRight: cardEdge,
    paddingTop: '${@isRound ? @unit * 11 : 0}',
    paddingBottom: '${@isRound ? @unit * 31 : 0}',
    justifyContent: 'center',
    items: [
      growingText(
        '${data.from}',
        {
          size: '@unit * 4.8',
          lines: 1,
          width: cardWidth,
          height: `${cardHeight} * 0.11`,
          ...lengthOf('from'),
        },
        { width: '100%', color: colors.marigold, textAlign },
      ),
      growingText(
        '${data.title}',
        {
          size: `@unit * (data.isLong ? (@isRound ? 4.6 : ${isSquare} ? 4.9 : 6.6) : (@isRound ? 7 : 9.5))`,
          lines: `@isRound ? (data.body ? (data.isLong ? 2 : 3) : 6) : ${isSquare} ? 5 : @isTall ? 8 : 4`,
          width: cardWidth,
          height: `${cardHeight} * (data.body ? 0.4 : 0.78)`,
          ...lengthOf('title'),
          isBold: true,
        },
        {
          width: '100%',
          display: "${data.title ? 'normal' : 'none'}",
          textAlign,
          paddingTop: units(1.5),
        },
      ),
      growingText(
        '${data.body}',
        {
          size: `@unit * (data.title ? (@isRound ? (data.isLong ? 4.3 : 4.8) : ${isSquare} ? 4.6 : 5.6) : (@isRound ? 4.4 : ${isSquare} ? 3.7 : 4.6))`,
          lines: `data.title ? (@isRound ? (data.isLong ? 7 : 4) : ${isSquare} ? 5 : @isTall ? 8 : 4) : (@isRound ? 8 : ${isSquare} ? 13 : @isTall ? 20 : 11)`,
          width: cardWidth,
          height: `${cardHeight} * (data.title ? 0.38 : 0.78)`,
          ...lengthOf('body'),
        },
        { width: '100%', textAlign, paddingTop: '${@unit * (@isRound ? 1.5 : 3)}' },
      ),
    ],
  }
}

/** The words about a photo, and the answers: beside each other, or below each other on a tall screen. */
export function captionRow(): Apl {
  return {
    type: 'Frame',
    width: '100vw',
    backgroundColor: plateOf(colors.plate),
    item: {
      type: 'Container',
      width: '100vw',
      direction: "${@isTall ? 'column' : 'row'}",
      alignItems: "${@isTall ? 'start' : 'center'}",
      paddingLeft: edge,
      paddingRight: edge,
      paddingTop: units(3),
      paddingBottom: '${@unit * (@isTall ? 6 : 3.5)}',
      items: [
        {
          type: 'Container',
          grow: '${@isTall ? 0 : 1}',
          shrink: 1,
          width: "${@isTall ? '100%' : 'auto'}",
          paddingRight: '${@isTall ? 0 : @unit * 4}',
          paddingBottom: '${@isTall ? @unit * 4 : 0}',
          items: [
            title({
              width: captionWidth,
              height: "(@isTall ? viewport.height * 0.17 : @unit * (data.about != '' ? 24 : 33))",
              lines: 'data.isLong ? (@isTall ? 5 : 4) : (@isTall ? 3 : 2)',
              more: { width: '100%' },
            }),
            about({
              width: captionWidth,
              height: '(@isTall ? viewport.height * 0.09 : @unit * 11)',
              lines: 2,
              more: { width: '100%' },
            }),
            growingText(
              '${data.from}',
              {
                size: '@unit * 4.8',
                lines: 2,
                width: captionWidth,
                height: '(@isTall ? viewport.height * 0.065 : @unit * 10)',
                ...lengthOf('from'),
              },
              { when: "${data.kind == 'photo'}", width: '100%', color: colors.quiet },
            ),
          ],
        },
        answers(
          `\${!@isTall && (${isCramped} || (data.kind == 'photo' && ${asksForMore})) ? 'column' : 'row'}`,
        ),
      ],
    },
  }
}

/** In the lower half of a round screen, where it is wide. The plate is as high as the words need: nothing darkens the picture above it. */
export function roundCaption(): Apl {
  return {
    type: 'Frame',
    position: 'absolute',
    width: '100vw',
    bottom: 0,
    backgroundColor: plateOf(colors.paper),
    item: {
      type: 'Container',
      width: '100vw',
      alignItems: 'center',
      paddingTop: units(2),
      paddingBottom: '10vh',
      items: [
        title({
          width: 'viewport.width * 0.76',
          height: `@unit * (data.about != '' || ${isWideFrom} ? 23 : 29)`,
          lines: `data.about != '' || ${isWideFrom} ? 4 : 5`,
          more: { width: '76vw', textAlign: 'center', paddingBottom: units(2) },
        }),
        about({
          width: 'viewport.width * 0.72',
          height: '@unit * 8',
          lines: 1,
          more: { width: '72vw', textAlign: 'center', paddingBottom: units(2) },
        }),
        growingText(
          '${data.from}',
          { size: '@unit * 4.8', lines: 2, width: '@unit * 72', height: '@unit * 12.5', ...lengthOf('from') },
          {
            when: `\${data.kind == 'photo' && ${isWideFrom}}`,
            width: '72vw',
            textAlign: 'center',
            paddingBottom: units(2),
            color: colors.quiet,
          },
        ),
        answers('row'),
        growingText(
          `\${data.kind == 'photo' && !(${isWideFrom}) ? data.from : ' '}`,
          { size: '@unit * 4.8', lines: 1, width: '@unit * 60', height: '@unit * 7', ...lengthOf('from') },
          {
            width: '60vw',
            height: units(7),
            textAlign: 'center',
            textAlignVertical: 'center',
            color: colors.quiet,
          },
        ),
      ],
    },
  }
}

type Room = { width: string; height: string; lines: string | number; more: Apl }

function title({ more, ...room }: Room): Apl {
  const size = '@unit * (data.isLong ? (@isRound ? 4.6 : 5.2) : 7)'
  return growingText(
    '${data.title}',
    { size, ...room, ...lengthOf('title'), isBold: true, mayBeCut: true },
    { when: "${data.kind == 'photo' && data.title != ''}", fontWeight: '600', ...more },
  )
}

function about({ more, ...room }: Room): Apl {
  return growingText(
    '${data.about}',
    { size: '@unit * 4.8', ...room, ...lengthOf('about'), mayBeCut: true },
    { when: "${data.kind == 'photo' && data.about != ''}", ...more },
  )
}

/** Of the call there is one: it is not needed any more. A voice is heard first, and loved then. */
function answers(direction: string): Apl {
  const also = [goOn('data', { afterSeconds: touchedSeconds })]
  const when = "${data.kind != 'call' && data.listen == ''}"
  const isVoice = "${data.listen != ''}"
  const gap = { type: 'Frame', width: units(2), height: units(2) }
  const heart = { id: 'heart-${data.id}', also }
  return {
    type: 'Container',
    when: "${data.heart != ''}",
    direction,
    shrink: 0,
    items: [
      { when: isVoice, ...button('${data.listen}', { send: ['listen', '${data.id}'], primary: true, also }) },
      { when: isVoice, ...gap },
      { when: isVoice, ...button('${data.heart}', { ...heart, send: ['heart', '${data.id}'] }) },
      {
        when: "${data.listen == ''}",
        ...button('${data.heart}', {
          ...heart,
          send: ["${data.kind == 'call' ? 'not-needed' : 'heart'}", '${data.id}'],
          primary: true,
        }),
      },
      { when, ...gap },
      {
        when,
        ...button('${data.thanks}', { id: 'thanks-${data.id}', send: ['thanks', '${data.id}'], also }),
      },
    ],
  }
}
