/** Any part of an APL document. The tests validate the documents against Amazon's schema (`apl-suggester`). */
export type Apl = { [key: string]: unknown }

/** Supported by every Echo with a screen. The documents import nothing, so nothing is fetched to draw them. */
const featureLevel = '1.4'

export const colors = {
  paper: '#12191a',
  plate: '#12191ae6',
  surface: '#34423f',
  ink: '#f1f0ea',
  quiet: '#bfc2bc',
  pine: '#6fd0c2',
  onPine: '#0d2422',
  marigold: '#f2bf55',
} as const

/** A whole document. It reads its texts from the data source `payload`. Sizes are relative to the screen. */
export function document(items: Apl[], more: Apl = {}): Apl {
  return {
    type: 'APL',
    version: featureLevel,
    theme: 'dark',
    settings: { idleTimeout: 300_000 },
    mainTemplate: { parameters: ['payload'], items },
    ...more,
  }
}

export function text(text: string, more: Apl = {}): Apl {
  return { type: 'Text', text, color: colors.ink, fontSize: '4.6vh', ...more }
}

/** A large button with a label for screen readers. `send` are the arguments of its touch event. */
export function button(
  label: string,
  { id, send, primary = false }: { id?: string; send: unknown[]; primary?: boolean },
): Apl {
  return {
    type: 'TouchWrapper',
    accessibilityLabel: label,
    onPress: [{ type: 'SendEvent', arguments: send }],
    item: {
      type: 'Frame',
      height: '14vh',
      minWidth: '22vh',
      paddingLeft: '4vh',
      paddingRight: '4vh',
      borderRadius: '7vh',
      backgroundColor: primary ? colors.pine : colors.surface,
      item: text(label, {
        ...(id && { id }),
        height: '14vh',
        textAlign: 'center',
        textAlignVertical: 'center',
        color: primary ? colors.onPine : colors.ink,
        fontWeight: '600',
        fontSize: '4.8vh',
      }),
    },
  }
}
