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

/**
 * What the sizes depend on. `unit` is a hundredth of the shorter side of the screen. `isTall`: upright or
 * nearly square, so that things stand below each other. A round screen has no corners to put anything in.
 */
const resources = [
  {
    numbers: { unit: '${Math.min(viewport.width, viewport.height) / 100}' },
    booleans: {
      isRound: "${viewport.shape == 'round'}",
      isTall: "${viewport.shape != 'round' && viewport.width < viewport.height * 1.25}",
    },
  },
]

/** A whole document. It reads its texts from the data source `payload`. */
export function document(items: Apl[], more: Apl = {}): Apl {
  return {
    type: 'APL',
    version: featureLevel,
    theme: 'dark',
    settings: { idleTimeout: 300_000 },
    resources,
    mainTemplate: { parameters: ['payload'], items },
    ...more,
  }
}

/** A whole screen in the colour of paper; `inside` is what its container has. */
export function paper(inside: Apl): Apl {
  return {
    type: 'Frame',
    width: '100vw',
    height: '100vh',
    backgroundColor: colors.paper,
    item: { type: 'Container', width: '100vw', height: '100vh', ...inside },
  }
}

/** A length of so many units: the same part of a small screen and of a large one. */
export function units(count: number): string {
  return `\${@unit * ${count}}`
}

/** The value for a round screen, and that for all others. */
export function onRound(round: string | number, other: string | number): string {
  return `\${@isRound ? ${quoted(round)} : ${quoted(other)}}`
}

function quoted(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value}'`
}

export function text(text: string, more: Apl = {}): Apl {
  return { type: 'Text', text, color: colors.ink, fontSize: units(4.8), ...more }
}

/**
 * A command that tells the skill something. It has a sequencer of its own: handlers like `onPageChanged`
 * and `onLoad` run in fast mode, which drops a SendEvent without one (Amazon's apl-core-library 2024.3,
 * sendeventcommand.cpp and sequencer.cpp; "Fast mode" in Amazon's documentation of APL commands).
 */
export function report(args: unknown[], more: Apl = {}): Apl {
  return { type: 'SendEvent', sequencer: 'report', arguments: args, ...more }
}

type Button = {
  id?: string
  /** The arguments of its touch event. */
  send: unknown[]
  primary?: boolean
  /** Commands that run with the touch. */
  also?: Apl[]
}

/** A large button with a label for screen readers. */
export function button(label: string, { id, send, primary = false, also = [] }: Button): Apl {
  const side = '${@unit * (@isRound ? 3 : 4)}'
  const height = `\${Math.max(64, @unit * 14)}`
  return {
    type: 'TouchWrapper',
    accessibilityLabel: label,
    onPress: [report(send), ...also],
    item: {
      type: 'Frame',
      height,
      paddingLeft: side,
      paddingRight: side,
      borderRadius: units(7),
      backgroundColor: primary ? colors.pine : colors.surface,
      item: text(label, {
        ...(id && { id }),
        minWidth: units(26),
        height,
        textAlign: 'center',
        textAlignVertical: 'center',
        color: primary ? colors.onPine : colors.ink,
        fontWeight: '600',
      }),
    },
  }
}
