import { type Apl, button, colors, text, units } from './look.ts'
import { goOn, touchedSeconds } from './turning.ts'

// The words of a slide and its answers. All read a `Slide` as `data`.

const edge = '${viewport.width * (@isTall ? 0.06 : 0.04)}'
const cardEdge = '${@isRound ? @unit * 17 : viewport.width * (@isTall ? 0.06 : 0.08)}'
/** There is little room beside the two buttons for many words. */
const isCramped = "data.kind == 'photo' && data.isLong && viewport.width < viewport.height * 1.9"
const isSquare = '@isTall && viewport.height < viewport.width * 1.25'

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
    justifyContent: "${@isRound ? 'start' : 'center'}",
    items: [
      text('${data.from}', {
        width: '100%',
        color: colors.marigold,
        textAlign,
        maxLines: 1,
      }),
      text('${data.title}', {
        width: '100%',
        display: "${data.title ? 'normal' : 'none'}",
        fontSize: `\${@unit * (data.isLong ? (@isRound ? 4.6 : ${isSquare} ? 4.9 : 6.6) : (@isRound ? 7 : 9.5))}`,
        fontWeight: '700',
        textAlign,
        maxLines: `\${@isRound ? (data.body ? (data.isLong ? 2 : 3) : 6) : ${isSquare} ? 5 : @isTall ? 8 : 4}`,
        paddingTop: units(1.5),
      }),
      text('${data.body}', {
        width: '100%',
        fontSize: `\${@unit * (data.title ? (@isRound ? (data.isLong ? 4.3 : 4.8) : ${isSquare} ? 4.6 : 5.6) : (@isRound ? 4.4 : ${isSquare} ? 3.7 : 4.6))}`,
        textAlign,
        maxLines: `\${data.title ? (@isRound ? (data.isLong ? 7 : 4) : ${isSquare} ? 5 : @isTall ? 8 : 4) : (@isRound ? 8 : ${isSquare} ? 13 : @isTall ? 20 : 11)}`,
        paddingTop: '${@unit * (@isRound ? 1.5 : 3)}',
      }),
    ],
  }
}

/** The words about a photo, and the answers: beside each other, or below each other on a tall screen. */
export function captionRow(): Apl {
  return {
    type: 'Frame',
    width: '100vw',
    backgroundColor: `\${data.kind == 'photo' ? '${colors.plate}' : 'transparent'}`,
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
            title({ maxLines: '${data.isLong ? (@isTall ? 5 : 4) : (@isTall ? 3 : 2)}', width: '100%' }),
            about({ maxLines: 2, width: '100%' }),
            text('${data.from}', {
              when: "${data.kind == 'photo'}",
              width: '100%',
              color: colors.quiet,
              maxLines: 1,
            }),
          ],
        },
        answers(`\${!@isTall && ${isCramped} ? 'column' : 'row'}`),
      ],
    },
  }
}

/** In the lower half of a round screen, where it is wide. */
export function roundCaption(): Apl {
  return {
    type: 'Container',
    position: 'absolute',
    width: '100vw',
    bottom: '10vh',
    alignItems: 'center',
    items: [
      title({
        maxLines: "${data.about != '' ? 4 : 5}",
        width: '76vw',
        textAlign: 'center',
        paddingBottom: units(2),
      }),
      about({ maxLines: 1, width: '72vw', textAlign: 'center', paddingBottom: units(2) }),
      answers('row'),
      text("${data.kind == 'photo' ? data.from : ' '}", {
        width: '60vw',
        height: units(7),
        textAlign: 'center',
        textAlignVertical: 'center',
        color: colors.quiet,
        maxLines: 1,
      }),
    ],
  }
}

function title(more: Apl): Apl {
  return text('${data.title}', {
    when: "${data.kind == 'photo' && data.title != ''}",
    fontSize: '${@unit * (data.isLong ? (@isRound ? 4.6 : 5.2) : 7)}',
    fontWeight: '600',
    ...more,
  })
}

function about(more: Apl): Apl {
  return text('${data.about}', {
    when: "${data.kind == 'photo' && data.about != ''}",
    fontSize: '${@unit * 4.8}',
    ...more,
  })
}

function answers(direction: string): Apl {
  const also = [goOn({ afterSeconds: touchedSeconds })]
  return {
    type: 'Container',
    when: "${data.heart != ''}",
    direction,
    shrink: 0,
    items: [
      button('${data.heart}', {
        id: 'heart-${data.id}',
        send: ['heart', '${data.id}'],
        primary: true,
        also,
      }),
      { type: 'Frame', width: units(2), height: units(2) },
      button('${data.thanks}', { id: 'thanks-${data.id}', send: ['thanks', '${data.id}'], also }),
    ],
  }
}
