import { expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken, type TestEcho } from '../../testing/alexa/given-echo.ts'
import { givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import type { SlideshowData } from '../apl/slideshow.ts'

test('pictures that somebody sent together follow each other on an Echo, in their order, each but the last for half the time', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await givenSentPhoto(anna, path, 'Before')
  app.clock.advance(minutes(4))
  for (const caption of ['One', 'Two', 'Three']) {
    await givenSentPhoto(anna, path, caption)
    app.clock.advance(seconds(20))
    if (caption === 'Two') await givenSentPhoto(mia, path, 'Meanwhile')
  }
  const opened = dataOf(await echo.open())
  expect(stays(opened)).toEqual(['One 6', 'Two 6', 'Three 12', 'Meanwhile 12', 'Before 12'])
  // Each is reported by itself, and what is said is about the one that is on the screen.
  await turnTo(echo, opened, 0)
  await turnTo(echo, opened, 1)
  expect(await shown(anna, path)).toEqual(['Two', 'One'])
  expect(spoken(await echo.intend('LoveIntent'))).toContain('Anna that you love it')
  const answers = await answered(anna, path)
  expect(answers).toEqual([['Two', ['heart']]])
  await echo.touch('heart', opened.slides[2]?.id ?? '')
  expect(await answered(anna, path)).toEqual([
    ['Three', ['heart']],
    ['Two', ['heart']],
  ])
  // Without a word from her nothing is drawn anew: what was shown keeps its place in the running slides.
  expect(await turnTo(echo, opened, 2)).not.toHaveProperty('outputSpeech')
})

test('two of the family with the same name have a series each, on an Echo and on a screen', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const screen = await givenScreen(app, family)
  const other = await givenMember(app, family, 'Anna', 'member')
  for (const [person, caption] of [
    [anna, 'One'],
    [other, 'Meanwhile'],
    [anna, 'Two'],
  ] as const) {
    await givenSentPhoto(person, path, caption)
    app.clock.advance(seconds(20))
  }
  expect(stays(dataOf(await echo.open()))).toEqual(['One 6', 'Two 12', 'Meanwhile 12'])
  const { items } = (await screen.get('/api/screen')).body
  expect(items.map(({ sender }: { sender: { id: string } }) => sender.id)).toEqual([
    anna.user.id,
    other.user.id,
    anna.user.id,
  ])
})

test('another one of a running series comes next, and each pace has its own', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'One')
  const first = dataOf(await echo.open())
  app.clock.advance(minutes(1))
  await givenSentPhoto(anna, path, 'Two')
  const grown = dataOf(await echo.touch('page', first.slides[0]?.id ?? '', '', first.inbox))
  expect(stays(grown)).toEqual(['One 6', 'Two 12'])
  expect(grown.at).toBe(1)
  for (const [pace, half, whole] of [
    ['calm', 12, 24],
    // A report each four seconds would be many.
    ['lively', 6, 8],
  ]) {
    await anna.patch(`${path}/room`, { pace })
    expect(stays(dataOf(await echo.open()))).toEqual([`One ${half}`, `Two ${whole}`])
  }
})

type Person = Awaited<ReturnType<typeof givenEchoFamily>>['anna']
type Sent = {
  caption: string
  delivery: { state: string; devices: { answers: { kind: string }[]; shownAt?: string | null }[] } | null
}

async function shown(person: Person, path: string): Promise<string[]> {
  const photos: Sent[] = (await person.get(`${path}/photos`)).body
  return photos.filter(({ delivery }) => delivery?.state === 'shown').map(({ caption }) => caption)
}

async function answered(person: Person, path: string): Promise<[string, string[]][]> {
  const photos: Sent[] = (await person.get(`${path}/photos`)).body
  return photos
    .filter(({ delivery }) => delivery?.state === 'answered')
    .map(({ caption, delivery }) => [
      caption,
      (delivery?.devices ?? []).flatMap(({ answers }) => answers.map(({ kind }) => kind)),
    ])
}

/** Sends what the document sends when it has turned to the slide, and every picture was loaded. */
function turnTo(echo: TestEcho, { slides, inbox }: SlideshowData, index: number) {
  const loaded = slides.map(({ id }) => ` ${id}`).join('')
  return echo.touch('page', slides[index]?.id ?? '', loaded, inbox)
}

function stays({ slides }: SlideshowData): string[] {
  return slides.map(({ title, seconds }) => `${title} ${seconds}`)
}

function dataOf(response: Parameters<typeof rendered>[0]): SlideshowData {
  return rendered(response)
}
