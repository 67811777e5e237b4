import { expect, test } from 'vitest'
import { documents } from '../package/files.ts'
import { captionRow, roundCaption } from './slide-words.ts'

/**
 * Handlers whose commands run in normal mode. All others, for example `onLoad`, `onFail` and `onPageChanged`
 * after a command has turned the page, run in fast mode (Amazon's apl-core-library 2024.3: the last argument
 * of `executeCommands` in component/imagecomponent.cpp and component/pagercomponent.cpp).
 */
const normalHandlers = ['onMount', 'onPress']

/**
 * Commands that fast mode drops or does not wait for (command/sendeventcommand.cpp, setpagecommand.cpp and
 * autopagecommand.cpp: "Ignoring … in fast mode"). With a sequencer they run in normal mode
 * (time/sequencer.cpp and action/arrayaction.cpp; "Fast mode" in Amazon's documentation of APL commands).
 */
const needSequencer = ['SendEvent', 'SetPage', 'AutoPage', 'Idle']

test.each(Object.entries(documents))('%s: fast mode drops none of its commands', (_, document) => {
  expect(droppedIn(document)).toEqual([])
})

test('a command that fast mode drops is found, also inside of another', () => {
  const send = { type: 'SendEvent', arguments: ['loaded'] }
  const inside = (command: object) => ({ items: [{ type: 'Image', onLoad: [command] }] })
  expect(droppedIn(inside(send))).toEqual(['items.0.onLoad.0: SendEvent'])
  expect(droppedIn(inside({ type: 'Sequential', commands: [send] }))).toHaveLength(1)
  expect(droppedIn(inside({ ...send, sequencer: 'report' }))).toEqual([])
  expect(droppedIn(inside({ type: 'Sequential', sequencer: 'report', commands: [send] }))).toEqual([])
  expect(droppedIn({ items: [{ type: 'TouchWrapper', onPress: [send] }] })).toEqual([])
})

test('nothing of the widget depends on `when`, which is decided before its content has arrived', () => {
  expect(partsOf(documents.widget).filter(({ part }) => /\bframe\b/.test(String(part.when)))).toEqual([])
  const shown = partsOf(documents.widget).filter(({ part }) => /\bframe\b/.test(String(part.display)))
  expect(shown).toHaveLength(6)
})

test('a slide without labels for the answers has no buttons', () => {
  const answers = partsOf(documents.slideshow).filter(
    ({ part }) => String(part.when) === "${data.heart != ''}",
  )
  expect(answers).toHaveLength(2)
  // That of a voice is "Listen", and a heart beside it.
  const buttons = /"id":"(heart|thanks)-|"listen",/g
  for (const { part } of answers) expect(JSON.stringify(part).match(buttons)).toHaveLength(4)
  expect(JSON.stringify(documents.slideshow).match(buttons)).toHaveLength(8)
})

test('the slides turn on sequencers that no touch and no directive ends', () => {
  const pager = documents.slideshow.mainTemplate as { items: { onMount: { sequencer?: string }[] }[] }
  for (const command of pager.items[0]?.onMount ?? []) expect(command.sequencer).toMatch(/^(report|show)$/)
})

test('a loaded picture is reported with the slide on the screen, which each turn sets', () => {
  const reports = partsOf(documents.slideshow).filter(({ path, part }) => {
    return /\.onLoad\.\d+$/.test(path) && part.type === 'SendEvent'
  })
  expect(reports).toHaveLength(2)
  for (const { part } of reports) expect(part.arguments).toEqual(['loaded', '${data.id}', '${current}'])
  const pager = documents.slideshow.mainTemplate as { items: { onPageChanged: object[] }[] }
  expect(pager.items[0]?.onPageChanged[0]).toMatchObject({ type: 'SetValue', property: 'current' })
})

type Part = { [key: string]: unknown }

/** The paths of commands that run in fast mode without a sequencer of their own or of a command around them. */
function droppedIn(document: object): string[] {
  return partsOf(document)
    .filter(({ part, isFast }) => isFast && needSequencer.includes(String(part.type)))
    .map(({ path, part }) => `${path}: ${part.type}`)
}

/** Every object of the document, and whether it is a command that runs in fast mode. */
function partsOf(value: unknown, path = '', isFast = false): { part: Part; path: string; isFast: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const part: Part = { ...value }
  const isFastHere = isFast && typeof part.sequencer !== 'string'
  const children = Object.entries(part).flatMap(([key, child]) => {
    const isHandler = /^(on|handle)[A-Z]/.test(key)
    const startsFast = isHandler ? !normalHandlers.includes(key) : isFastHere
    return partsOf(child, path ? `${path}.${key}` : key, startsFast)
  })
  return Array.isArray(value) ? children : [{ part, path, isFast: isFastHere }, ...children]
}

test('the words of a photo stand on a plate, on a round screen too: the picture above it is as bright as it is', () => {
  for (const words of [captionRow(), roundCaption()]) {
    expect(words.type).toBe('Frame')
    expect(words.backgroundColor).toMatch(/data.kind == 'photo' \? '#12191a/)
  }
  expect(JSON.stringify(documents.slideshow)).not.toContain('overlayGradient')
})
