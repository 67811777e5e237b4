import { askFor } from './asking.ts'
import { growingText, heightOf, lettersBindings, lineHeight, widthOfBoldLetter } from './letters.ts'
import { type Apl, colors, document, paper, text } from './look.ts'
import { type RowsData, row, rowsBindings, rowsOf } from './rows.ts'

/**
 * A heading with lines below it: the shopping list, the deliveries of today, or help. It gives way to the pictures after
 * a minute in which nobody moves it. `isEmpty`: it stands for an empty inbox, and gives way to the first picture.
 */
export type PageData = { title: string; lines: string[]; hint: string; isEmpty?: boolean }

/** The page, and what the document chooses the sizes by. */
export function measuredPage(data: PageData): PageData & RowsData {
  return { ...data, ...rowsOf(data) }
}

/** Whoever scrolls reads. It asks some times more, because an answer may get lost. */
const goBack = { ...askFor('back', { minutes: 5, everySeconds: 60 }), when: '${!payload.isEmpty}' }

/** The edges of a round screen have no room. */
const side = '${@isRound ? @unit * 16 : viewport.width * 0.08}'
const above = '(@unit * (@isRound ? 13 : 8))'
const below = '(@unit * (@isRound ? 11 : 6))'
const width = '(@isRound ? @unit * 68 : viewport.width * 0.84)'
const textAlign = "${@isRound ? 'center' : 'left'}"

/** It does not grow, because the rows need the room, and gets smaller before it gets a second line. */
const titleInLine = `(${width} / (${widthOfBoldLetter} * payload.titleLength))`
const titleSize = `(${titleInLine} >= @unit * 5 ? Math.min(@unit * 8, ${titleInLine}) : @unit * 8)`
const titleHeight = `(${titleSize} * ${lineHeight} * (${titleInLine} >= @unit * 5 ? 1 : 2))`

const hint = {
  size: '@unit * 4.8',
  lines: 2,
  width,
  height: '@unit * 14',
  count: 'payload.hintLength.count',
  longest: 'payload.hintLength.longest',
}
const aboveHint = '@unit * 3'

export const page: Apl = document(
  [
    paper({
      bind: [...lettersBindings, ...rowsBindings({ width, room: roomForRows() })],
      paddingLeft: side,
      paddingRight: side,
      paddingTop: `\${${above}}`,
      paddingBottom: `\${${below}}`,
      items: [
        text('${payload.title}', {
          width: '100%',
          textAlign,
          color: colors.marigold,
          fontSize: `\${${titleSize}}`,
          fontWeight: '700',
          maxLines: 2,
        }),
        {
          type: 'Sequence',
          width: '100%',
          height: '${rowsHeight}',
          data: '${payload.lines}',
          onScroll: [goBack],
          item: row,
        },
        { type: 'Container', grow: 1 },
        growingText('${payload.hint}', hint, {
          when: "${payload.hint != ''}",
          width: '100%',
          textAlign,
          color: colors.quiet,
          paddingTop: `\${${aboveHint}}`,
        }),
      ],
    }),
  ],
  { onMount: [askFor('empty', { minutes: 60, when: '${payload.isEmpty}' }), goBack] },
)

/** The height that the title and the hint leave. */
function roomForRows(): string {
  const ofHint = `(payload.hint != '' ? ${aboveHint} + ${heightOf(hint)} : 0)`
  return `viewport.height - ${above} - ${below} - ${titleHeight} - ${ofHint}`
}
