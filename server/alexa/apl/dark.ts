import { askFor } from './asking.ts'
import { growingText, lettersBindings } from './letters.ts'
import { type Apl, document, report, units } from './look.ts'

/** `text`: dim words, or none. `asks`: the name of its report, by which the pictures come back. */
export type DarkData = { text: string; asks: string }

/** A room that rests: black. It reports every minute, so that the pictures come back by themselves. */
export const dark: Apl = document(
  [
    {
      type: 'TouchWrapper',
      bind: lettersBindings,
      width: '100vw',
      height: '100vh',
      onPress: [report(['open'])],
      item: {
        type: 'Frame',
        width: '100vw',
        height: '100vh',
        backgroundColor: '#000000',
        item: growingText(
          '${payload.text}',
          {
            size: '@unit * 5',
            lines: 0,
            width: '(viewport.width - @unit * 32)',
            height: 'viewport.height * 0.7',
            count: 90,
            longest: 14,
          },
          {
            width: '100vw',
            height: '100vh',
            paddingLeft: units(16),
            paddingRight: units(16),
            textAlign: 'center',
            textAlignVertical: 'center',
            color: '#4d5553',
          },
        ),
      },
    },
  ],
  { onMount: [askFor('resting', { minutes: 24 * 60, everySeconds: 60 })] },
)
