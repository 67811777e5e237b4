/** Any part of an APL document. Its schema is Amazon's: `apl-suggester` holds the documents to it. */
export type Apl = { [key: string]: unknown }

/** What every device with a screen has known for years; no imports, so nothing is fetched to draw it. */
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

/** A whole document; `payload` is what it reads its texts from. Sizes in it are parts of the screen's. */
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

/** A button as tall as a finger of any age; says what it is to screen readers too. */
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
