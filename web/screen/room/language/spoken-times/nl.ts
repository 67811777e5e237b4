import { sayTimes } from './spoken-times.ts'

const past = (minutes: string) => (hour: string) => `om ${minutes} over ${hour}`
const to = (minutes: string) => (_hour: string, next: string) => `om ${minutes} ${next}`

export const spokenAt = sayTimes({
  hours: ['twaalf', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf'],
  marks: [
    (hour) => `om ${hour} uur`,
    past('vijf'),
    past('tien'),
    past('kwart'),
    to('tien voor half'),
    to('vijf voor half'),
    to('half'),
    to('vijf over half'),
    to('tien over half'),
    to('kwart voor'),
    to('tien voor'),
    to('vijf voor'),
  ],
  part: (hour) => (hour < 12 ? '’s ochtends' : '’s avonds'),
})
