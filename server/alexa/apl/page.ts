import { askFor } from './asking.ts'
import { type Apl, colors, document, paper, text, units } from './look.ts'

/**
 * A heading with lines below it: the shopping list, the deliveries of today, or help. It gives way to the pictures after
 * a minute in which nobody moves it. `isEmpty`: it stands for an empty inbox, and gives way to the first picture.
 */
export type PageData = { title: string; lines: string[]; hint: string; isEmpty?: boolean }

/** Whoever scrolls reads. It asks some times more, because an answer may get lost. */
const goBack = { ...askFor('back', { minutes: 5, everySeconds: 60 }), when: '${!payload.isEmpty}' }

/** The edges of a round screen have no room. */
const side = '${@isRound ? @unit * 16 : viewport.width * 0.08}'

export const page: Apl = document(
  [
    paper({
      paddingLeft: side,
      paddingRight: side,
      paddingTop: '${@unit * (@isRound ? 13 : 8)}',
      paddingBottom: '${@unit * (@isRound ? 11 : 6)}',
      items: [
        text('${payload.title}', {
          width: '100%',
          textAlign: "${@isRound ? 'center' : 'left'}",
          fontSize: units(8),
          fontWeight: '700',
          color: colors.marigold,
          maxLines: 2,
        }),
        {
          type: 'Sequence',
          width: '100%',
          grow: 1,
          shrink: 1,
          data: '${payload.lines}',
          onScroll: [goBack],
          item: text('${data}', { width: '100%', fontSize: units(6.2), maxLines: 4, paddingTop: units(3) }),
        },
        text('${payload.hint}', {
          width: '100%',
          color: colors.quiet,
          when: "${payload.hint != ''}",
          textAlign: "${@isRound ? 'center' : 'left'}",
          paddingTop: units(3),
          maxLines: 2,
        }),
      ],
    }),
  ],
  { onMount: [askFor('empty', { minutes: 60, when: '${payload.isEmpty}' }), goBack] },
)
