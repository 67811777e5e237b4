import { askFor } from './asking.ts'
import { growingText, lettersBindings } from './letters.ts'
import { type Apl, colors, document, paper, units } from './look.ts'

/**
 * A heading with lines below it: the shopping list, the deliveries of today, or help. It gives way to the pictures after
 * a minute in which nobody moves it. `isEmpty`: it stands for an empty inbox, and gives way to the first picture.
 */
export type PageData = { title: string; lines: string[]; hint: string; isEmpty?: boolean }

/** Whoever scrolls reads. It asks some times more, because an answer may get lost. */
const goBack = { ...askFor('back', { minutes: 5, everySeconds: 60 }), when: '${!payload.isEmpty}' }

/** The edges of a round screen have no room. */
const side = '${@isRound ? @unit * 16 : viewport.width * 0.08}'
const width = '(@isRound ? @unit * 68 : viewport.width * 0.84)'
const textAlign = "${@isRound ? 'center' : 'left'}"
/** The longest word of a language, or nearly. */
const usual = { longest: 14 }

export const page: Apl = document(
  [
    paper({
      bind: lettersBindings,
      paddingLeft: side,
      paddingRight: side,
      paddingTop: '${@unit * (@isRound ? 13 : 8)}',
      paddingBottom: '${@unit * (@isRound ? 11 : 6)}',
      items: [
        growingText(
          '${payload.title}',
          { ...usual, size: '@unit * 8', lines: 2, width, height: '@unit * 22', count: 30, isBold: true },
          { width: '100%', textAlign, color: colors.marigold },
        ),
        {
          type: 'Sequence',
          width: '100%',
          grow: 1,
          shrink: 1,
          data: '${payload.lines}',
          onScroll: [goBack],
          // It scrolls, so there is room for every size.
          item: growingText(
            '${data}',
            { ...usual, size: '@unit * 6.2', lines: 4, width, height: 'viewport.height * 2', count: 10 },
            { width: '100%', paddingTop: units(3) },
          ),
        },
        growingText(
          '${payload.hint}',
          { ...usual, size: '@unit * 4.8', lines: 2, width, height: '@unit * 14', count: 40 },
          {
            when: "${payload.hint != ''}",
            width: '100%',
            textAlign,
            color: colors.quiet,
            paddingTop: units(3),
          },
        ),
      ],
    }),
  ],
  { onMount: [askFor('empty', { minutes: 60, when: '${payload.isEmpty}' }), goBack] },
)
