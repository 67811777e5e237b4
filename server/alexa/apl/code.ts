import type { Messages } from '../language/messages/en.ts'
import { askFor } from './asking.ts'
import { type Apl, button, colors, document, onRound, paper, text, units } from './look.ts'

export type CodeData = { title: string; code: string; body: string; done: string }

/** `code` as it is shown: "402 915". */
export function codePage(code: string, words: Messages): CodeData {
  const { title, body, typed } = words.code
  return { title, code, body, done: typed }
}

/** Shows the code of an unlinked Echo. Reads a `CodeData`. */
export const code: Apl = document(
  [
    paper({
      alignItems: 'center',
      justifyContent: onRound('start', 'center'),
      paddingTop: onRound(58, 0),
      items: [
        text('${payload.title}', {
          width: onRound('64vw', '84vw'),
          textAlign: 'center',
          color: colors.quiet,
          fontSize: units(5.2),
        }),
        text('${payload.code}', {
          width: '94vw',
          textAlign: 'center',
          // Seven characters on one line.
          fontSize: '${Math.min(viewport.width * 0.175, viewport.height * 0.24)}',
          fontWeight: '700',
          letterSpacing: units(1),
          color: colors.marigold,
        }),
        text('${payload.body}', {
          width: onRound('84vw', '76vw'),
          textAlign: 'center',
          fontSize: '${@unit * (@isRound ? 4.2 : 4.8)}',
          maxLines: 5,
        }),
        { type: 'Frame', width: '1dp', height: '${@unit * (@isRound ? 1.5 : 3)}' },
        button('${payload.done}', { send: ['typed'], primary: true }),
      ],
    }),
  ],
  {
    // As long as the code is valid: it may have been typed meanwhile.
    onMount: [askFor('waiting', { minutes: 15 })],
  },
)
