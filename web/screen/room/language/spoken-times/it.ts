import { sayTimes } from './spoken-times.ts'

const past = (minutes: string) => (hour: string) => `${hour} e ${minutes}`
const to = (minutes: string) => (_hour: string, next: string) => `${next} meno ${minutes}`

export const spokenAt = sayTimes({
  hours: [
    'a mezzogiorno',
    'all’una',
    'alle due',
    'alle tre',
    'alle quattro',
    'alle cinque',
    'alle sei',
    'alle sette',
    'alle otto',
    'alle nove',
    'alle dieci',
    'alle undici',
  ],
  marks: [
    (hour) => hour,
    past('cinque'),
    past('dieci'),
    past('un quarto'),
    past('venti'),
    past('venticinque'),
    past('mezza'),
    to('venticinque'),
    to('venti'),
    to('un quarto'),
    to('dieci'),
    to('cinque'),
  ],
  part: (hour) => (hour < 12 ? 'di mattina' : 'di sera'),
})
