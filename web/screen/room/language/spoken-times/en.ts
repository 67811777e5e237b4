import { sayTimes } from './spoken-times.ts'

const past = (minutes: string) => (hour: string) => `at ${minutes} past ${hour}`
const to = (minutes: string) => (_hour: string, next: string) => `at ${minutes} to ${next}`

export const spokenAt = sayTimes({
  hours: ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  marks: [
    (hour) => `at ${hour} o’clock`,
    past('five'),
    past('ten'),
    past('quarter'),
    past('twenty'),
    past('twenty-five'),
    past('half'),
    to('twenty-five'),
    to('twenty'),
    to('quarter'),
    to('ten'),
    to('five'),
  ],
  part: (hour) => (hour < 12 ? 'in the morning' : 'in the evening'),
})
