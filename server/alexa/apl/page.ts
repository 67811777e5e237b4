import { type Apl, colors, document, text } from './look.ts'

/** A heading with lines below it: the shopping list, the deliveries of today, or help. */
export type PageData = { title: string; lines: string[]; hint: string }

export const page: Apl = document([
  {
    type: 'Frame',
    width: '100vw',
    height: '100vh',
    backgroundColor: colors.paper,
    item: {
      type: 'Container',
      width: '100vw',
      height: '100vh',
      paddingLeft: '8vw',
      paddingRight: '8vw',
      paddingTop: '9vh',
      paddingBottom: '6vh',
      items: [
        text('${payload.title}', {
          width: '100%',
          fontSize: '8vh',
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
          item: text('${data}', { width: '100%', fontSize: '6.2vh', maxLines: 3, paddingTop: '3vh' }),
        },
        text('${payload.hint}', {
          width: '100%',
          color: colors.quiet,
          when: "${payload.hint != ''}",
          paddingTop: '3vh',
          maxLines: 2,
        }),
      ],
    },
  },
])
