import { expect, test } from 'vitest'
import type { Device } from '#contract/delivery/delivery.ts'
import { nowOnScreen } from './now-on-screen.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const anna = { id: 'anna', name: 'Anna' }

const screen: Device = {
  id: 'screen',
  kind: 'screen',
  name: 'Family screen',
  createdAt: at(9999),
  openedAt: at(999),
  isConnected: true,
  lastContactAt: at(1),
  lastActivityAt: at(10),
  lastShown: { title: 'The garden', at: at(30), photoId: 'garden', from: anna },
  picturesOnAt: null,
  attention: null,
  showing: { kind: 'picture', title: 'The garden', photoId: 'garden', from: anna, at: at(30) },
  power: null,
  network: null,
  textSize: 'normal',
  letters: null,
  look: 'pictures',
  quietHours: null,
  openedBy: null,
  browserOf: null,
  keptBy: null,
}

const look = (...devices: Device[]) => nowOnScreen(devices, "Rose's screen", now)

test('a picture is on the screen only while the screen is connected and says so', () => {
  expect(look(screen)).toMatchObject({
    isLive: true,
    headline: expect.stringMatching(/^On Rose's screen since /),
    details: '“The garden”, from Anna',
    picture: { photoId: 'garden' },
  })
  const gone = { ...screen, isConnected: false, showing: null }
  expect(look(gone)).toMatchObject({
    isLive: false,
    headline: expect.stringMatching(/^Last contact with Rose's screen /),
    picture: { photoId: 'garden' },
  })
  expect(look({ ...gone, lastContactAt: at(6) })).toMatchObject({
    isLive: false,
    headline: "Rose's screen is not in contact",
    details: expect.stringMatching(/^Since .*Last shown: “The garden”, from Anna, /),
  })
})

test('what is no picture is said in words', () => {
  const showing = (kind: 'day' | 'dark' | 'paused') => ({
    kind,
    title: null,
    photoId: null,
    from: null,
    at: at(5),
  })
  expect(look({ ...screen, showing: showing('day') })).toMatchObject({
    isLive: true,
    headline: "Rose's screen shows the time of day",
    picture: null,
  })
  expect(look({ ...screen, showing: showing('dark') }).headline).toBe("Quiet hours: Rose's screen is dark")
  expect(look({ ...screen, showing: showing('paused') }).headline).toBe("Paused: Rose's screen is dark")
  // It is connected but has not reported yet, or what it showed was taken back.
  expect(look({ ...screen, showing: null })).toMatchObject({
    isLive: true,
    headline: "Rose's screen is in contact",
    picture: null,
  })
})

test('what plays is said with its length and its words', () => {
  const showing = { ...screen.showing, kind: 'picture' as const, what: 'voice' as const, duration: 20_010 }
  const voice = { ...showing, title: null, photoId: null, from: anna, at: at(2) }
  expect(look({ ...screen, showing: voice }).details).toBe('Voice recording of Anna, 20 seconds')
  expect(look({ ...screen, showing: { ...voice, title: 'Sleep well' } }).details).toBe(
    'Voice recording of Anna, 20 seconds\n“Sleep well”',
  )
  const clip = { ...voice, what: 'clip' as const, clipId: 'steps', from: null }
  expect(look({ ...screen, showing: clip }).details).toBe('Video, 20 seconds')
  // A song is a recommendation, which is said by its name.
  const song = { ...voice, what: 'content' as const, title: 'Clair de Lune' }
  expect(look({ ...screen, showing: song }).details).toBe('“Clair de Lune”, from Anna')
  const gone = { ...screen, isConnected: false, lastContactAt: at(6), showing: null }
  expect(look({ ...gone, lastShown: { ...voice, title: 'A voice recording' } }).details).toMatch(
    /Last shown: Voice recording of Anna, 20 seconds, [^“]*$/,
  )
  const echo = { ...gone, kind: 'echo' as const, lastShown: { ...voice, title: 'Sleep well' } }
  expect(look(echo).details).toBe('Voice recording of Anna, 20 seconds\n“Sleep well”')
})

test('of several screens the one that was used last is told of, by its own name', () => {
  const kitchen = { ...screen, id: 'kitchen', name: 'Kitchen', lastActivityAt: at(2) }
  expect(look(screen, kitchen)).toMatchObject({
    device: { id: 'kitchen' },
    headline: expect.stringMatching(/^On “Kitchen” since /),
  })
  expect(look(screen, { ...kitchen, isConnected: false, showing: null }).device?.id).toBe('screen')
})

test('an Echo is never said to show something now, and an unopened device says nothing', () => {
  const echo: Device = { ...screen, kind: 'echo', name: 'Echo Show', isConnected: false, showing: null }
  expect(look(echo)).toMatchObject({
    isLive: false,
    headline: expect.stringMatching(/^Last on “Echo Show” /),
    picture: { photoId: 'garden' },
  })
  expect(look({ ...echo, lastShown: null }).headline).toBe('“Echo Show” has shown nothing yet')
  expect(look({ ...screen, openedAt: null }).headline).toBe('No screen is connected yet')
})
