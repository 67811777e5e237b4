import { type Apl, button, colors, document, text } from './look.ts'

export type CodeData = { title: string; code: string; body: string; done: string }

/** `code` as it is shown: "402 915". */
export function codePage(code: string): CodeData {
  return {
    title: 'Connect this Echo with your family',
    code,
    body: 'In Sunporch, open Settings → Devices → Connect an Echo, and type this code. It is good for 15 minutes.',
    done: 'The code has been typed',
  }
}

/** While the code is valid, the screen asks regularly whether it has been typed. */
const askEverySeconds = 10
const maxAsks = 89

/** Shows the code of an unlinked Echo. Reads a `CodeData`. */
export const code: Apl = document(
  [
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
        alignItems: 'center',
        justifyContent: 'center',
        items: [
          text('${payload.title}', {
            width: '84vw',
            textAlign: 'center',
            color: colors.quiet,
            fontSize: '5.4vh',
          }),
          text('${payload.code}', {
            width: '84vw',
            textAlign: 'center',
            fontSize: '24vh',
            fontWeight: '700',
            letterSpacing: '1vh',
            color: colors.marigold,
          }),
          text('${payload.body}', { width: '76vw', textAlign: 'center', maxLines: 4 }),
          { type: 'Frame', width: '1vh', height: '4vh' },
          button('${payload.done}', { send: ['typed'], primary: true }),
        ],
      },
    },
  ],
  {
    onMount: [
      {
        type: 'Sequential',
        repeatCount: maxAsks,
        screenLock: true,
        commands: [{ type: 'SendEvent', delay: askEverySeconds * 1000, arguments: ['waiting'] }],
      },
    ],
  },
)
