import { expect, test } from 'vitest'
import type { Device } from '../delivery/delivery.ts'
import { mostTelling, pictureOn, roomPictureSource, smallPicture } from './room-picture.ts'

type Showing = NonNullable<Device['showing']>

const at = '2027-01-11T11:00:00Z'
const garden = { title: 'The garden', photoId: 'garden', from: { id: 'anna', name: 'Anna' } }
const lake = { title: 'The lake', photoId: 'lake', from: null }

function showing(kind: Showing['kind'], what: object = garden): Showing {
  return { kind, ...garden, ...what, at }
}

function device(changes: Partial<Device>): Device {
  return {
    id: 'screen',
    kind: 'screen',
    name: 'Family screen',
    createdAt: at,
    openedAt: at,
    isConnected: true,
    lastContactAt: at,
    lastActivityAt: null,
    lastShown: { ...lake, at },
    picturesOnAt: null,
    attention: null,
    showing: showing('picture'),
    power: null,
    network: null,
    textSize: 'normal',
    letters: null,
    look: 'pictures',
    quietHours: null,
    openedBy: null,
    browserOf: null,
    keptBy: null,
    ...changes,
  }
}

test.each<[string, Partial<Device>, string | null]>([
  ['shows a picture: that one', {}, 'garden'],
  ['shows a text without a picture: none', { showing: showing('card', { photoId: null }) }, null],
  ['shows the time of day: none', { showing: showing('day') }, null],
  ['is dark: none', { showing: showing('dark') }, null],
  ['is paused: none', { showing: showing('paused') }, null],
  ['says nothing yet: none', { showing: null }, null],
  ['is not connected: the last one', { isConnected: false }, 'lake'],
  ['is an Echo: the last one', { kind: 'echo' }, 'lake'],
  ['is not connected and has shown nothing: none', { isConnected: false, lastShown: null }, null],
])('the picture of a device that %s', (_what, changes, photoId) => {
  const picture = pictureOn(device(changes))
  expect(picture && 'photoId' in picture ? picture.photoId : null).toBe(photoId)
})

test('a picture is of somebody, or of nobody who is known', () => {
  expect(pictureOn(device({}))).toEqual({ photoId: 'garden', title: 'The garden', from: 'Anna' })
  expect(pictureOn(device({ isConnected: false }))).toMatchObject({ title: 'The lake', from: null })
})

test('of a clip its poster is drawn, in the widths that a photo has', () => {
  const clip = { title: 'First steps', photoId: null, clipId: 'steps', from: null }
  const shown = pictureOn(device({ showing: showing('picture', clip) }))
  expect(shown).toEqual({ clipId: 'steps', title: 'First steps', from: null })
  const poster = '/api/family-groups/hartley/clips/steps/poster'
  expect(shown && roomPictureSource('hartley', shown)).toMatchObject({
    src: `${poster}?w=640`,
    srcSet: `${poster}?w=640 640w, ${poster}?w=1280 1280w`,
  })
  expect(shown && smallPicture('hartley', shown)).toBe(`${poster}?w=320`)
  expect(pictureOn(device({ kind: 'echo', lastShown: { ...clip, at } }))).toMatchObject({ clipId: 'steps' })
})

test('the most telling device is connected, shows something, is a screen, and was used last', () => {
  const inOrder = [
    device({ id: 'used last', lastActivityAt: '2027-01-11T10:00:00Z' }),
    device({ id: 'used before', lastActivityAt: '2027-01-10T10:00:00Z' }),
    device({ id: 'never used' }),
    device({ id: 'dark', showing: showing('dark') }),
    device({ id: 'away', isConnected: false, showing: null }),
    device({ id: 'echo', kind: 'echo', isConnected: false, showing: null }),
  ]
  const unopened = device({ id: 'unopened', openedAt: null, lastActivityAt: at })
  for (let rest = inOrder; rest.length > 0; rest = rest.slice(1))
    expect(mostTelling([unopened, ...rest].toReversed())?.id).toBe(rest[0]?.id)
  expect(mostTelling([unopened])).toBeUndefined()
})
