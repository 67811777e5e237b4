import { type Apl, colors, document, paper, report, text } from './look.ts'

/** The content of the widget. A text is empty when there is nothing to say. */
/** `align`: where the picture is held; a frame that an older release pushed does not say. */
export type WidgetFrame = {
  imageUrl: string
  align: string
  caption: string
  from: string
  next: string
  hint: string
}

/** Where the document finds its `WidgetFrame` in the Echo's Data Store. */
export const widgetStore = { namespace: 'sunporch', key: 'frame' } as const

/** The name of the `WidgetFrame` inside the document. */
const frame = 'frame'

/** The home screen's widget: the newest picture or note, its sender, and the next delivery. A touch opens the skill. */
export const widget: Apl = document(
  [
    {
      type: 'TouchWrapper',
      width: '100vw',
      height: '100vh',
      accessibilityLabel: 'Open Sunporch',
      onPress: [report(['open'], { flags: { interactionMode: 'STANDARD' } })],
      item: paper({
        items: [
          {
            type: 'Image',
            display: shownWith('frame.imageUrl'),
            position: 'absolute',
            width: '100vw',
            height: '100vh',
            source: '${frame.imageUrl}',
            scale: 'best-fill',
            align: "${frame.align ? frame.align : 'center'}",
          },
          {
            type: 'Frame',
            position: 'absolute',
            bottom: '0',
            width: '100vw',
            backgroundColor: colors.plate,
            item: {
              type: 'Container',
              width: '100vw',
              paddingLeft: '16dp',
              paddingRight: '16dp',
              paddingTop: '12dp',
              paddingBottom: '14dp',
              items: [
                line('frame.caption', {
                  fontSize: '22dp',
                  fontWeight: '600',
                  maxLines: '${viewport.height > 400 ? (frame.imageUrl ? 4 : 8) : (frame.imageUrl ? 2 : 4)}',
                }),
                line('frame.from', { color: colors.quiet, maxLines: 1 }),
                line('frame.next', { color: colors.marigold, maxLines: 2, paddingTop: '6dp' }),
                line('frame.hint', { fontSize: '20dp', maxLines: 4 }),
                text('Pictures from your family appear here.', {
                  display: "${frame.imageUrl || frame.hint || frame.from ? 'none' : 'normal'}",
                  width: '100%',
                  fontSize: '20dp',
                }),
              ],
            },
          },
        ],
      }),
    },
  ],
  {
    extensions: [{ name: 'DataStore', uri: 'alexaext:datastore:10' }],
    settings: {
      DataStore: { dataBindings: [{ ...widgetStore, dataBindingName: frame, dataType: 'OBJECT' }] },
    },
  },
)

function line(name: string, more: Apl): Apl {
  return text(`\${${name}}`, { display: shownWith(name), width: '100%', fontSize: '18dp', ...more })
}

/**
 * Shown while there is something to show. `when` would decide that once, when the widget is drawn, but what
 * comes from the Data Store changes later (`Builder` in Amazon's apl-core-library; `display` is dynamic).
 */
function shownWith(name: string): string {
  return `\${${name} ? 'normal' : 'none'}`
}
