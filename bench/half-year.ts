// What a screen shows in half a year, for several kinds of families: npm run bench:half-year [-- DAYS PACE]
import { paces } from '#contract/room/pace.ts'
import { type Lived, live, type Thing } from './half-year/live.ts'
import { table } from './table.ts'

const days = Number(process.argv[2] ?? 182)
const pace = paces.find((pace) => pace === process.argv[3]) ?? 'normal'

const families: Record<string, (date: number) => Thing[]> = {
  'two cards a day, a photo a week': (date) => [
    { kind: 'content', subject: 'good morning', hour: 8 },
    { kind: 'content', subject: 'good night', hour: 18 },
    ...(date % 7 === 0 ? [photo(date, 11)] : []),
    ...(date % 7 === 3 ? [note(date)] : []),
  ],
  'four photos a day': (date) => [
    ...[9, 12, 15, 19].map((hour) => photo(date, hour)),
    ...(date % 7 === 3 ? [note(date), book(date)] : []),
  ],
  'four photos a day, all at once': (date) => [
    ...[0, 1, 2, 3].map((minute) => photo(date, 15 + minute / 60)),
    ...(date % 7 === 3 ? [note(date), book(date)] : []),
  ],
  'six photos each Sunday, all at once': (date) =>
    date % 7 === 0 ? [0, 1, 2, 3, 4, 5].map((minute) => photo(date, 15 + minute / 60)) : [],
  'a photo a month': (date) => (date % 30 === 0 ? [photo(date, 11)] : []),
}

const head = [
  'the family sends',
  'time with photos',
  'times a day: a new one',
  'a loved one',
  'another',
  'longest wait: newest 40',
  'newest 160',
  'loved',
]
console.log(
  table(
    head,
    Object.entries(families).map(([name, sentOn]) => [name, ...inWords(live(days, sentOn, pace))]),
  ),
)

function photo(date: number, hour: number): Thing {
  return { kind: 'photo', subject: `photo of day ${date} at ${hour}`, hour }
}

function note(date: number): Thing {
  return { kind: 'note', subject: `note of day ${date}`, hour: 10 }
}

function book(date: number): Thing {
  return { kind: 'content', subject: `book of day ${date}`, hour: 17 }
}

function inWords({ withPhotos, timesADay, waits }: Lived): string[] {
  return [
    `${Math.round(withPhotos * 100)} %`,
    ...[timesADay.new, timesADay.loved, timesADay.other].map((times) => times.toFixed(1)),
    ...[waits.newest, waits.looked, waits.loved].map((wait) =>
      wait < 1 ? `${Math.round(wait * 13.5 * 60)} min` : `${wait.toFixed(1)} days`,
    ),
  ]
}
