import { askFor } from './asking.ts'
import { type Apl, document, report, text, units } from './look.ts'

/** `text`: dim words, or none. `asks`: the name of its report, by which the pictures come back. */
export type DarkData = { text: string; asks: string }

/** A room that rests: black. It reports every minute, so that the pictures come back by themselves. */
export const dark: Apl = document(
  [
    {
      type: 'TouchWrapper',
      width: '100vw',
      height: '100vh',
      onPress: [report(['open'])],
      item: {
        type: 'Frame',
        width: '100vw',
        height: '100vh',
        backgroundColor: '#000000',
        item: text('${payload.text}', {
          width: '100vw',
          height: '100vh',
          paddingLeft: units(16),
          paddingRight: units(16),
          textAlign: 'center',
          textAlignVertical: 'center',
          color: '#4d5553',
          fontSize: units(5),
        }),
      },
    },
  ],
  { onMount: [askFor('resting', { minutes: 24 * 60, everySeconds: 60 })] },
)
