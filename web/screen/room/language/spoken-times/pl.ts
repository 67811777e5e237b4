import { sayTimes } from './spoken-times.ts'

/** "O dziewiątej" and "wpół do dziewiątej", but "za kwadrans dziewiąta". */
type Hour = { at: string; is: string }

const hours = [
  { at: 'dwunastej', is: 'dwunasta' },
  { at: 'pierwszej', is: 'pierwsza' },
  { at: 'drugiej', is: 'druga' },
  { at: 'trzeciej', is: 'trzecia' },
  { at: 'czwartej', is: 'czwarta' },
  { at: 'piątej', is: 'piąta' },
  { at: 'szóstej', is: 'szósta' },
  { at: 'siódmej', is: 'siódma' },
  { at: 'ósmej', is: 'ósma' },
  { at: 'dziewiątej', is: 'dziewiąta' },
  { at: 'dziesiątej', is: 'dziesiąta' },
  { at: 'jedenastej', is: 'jedenasta' },
]

export const spokenAt = sayTimes<Hour>({
  hours,
  marks: [
    ({ at }) => `o ${at}`,
    null,
    null,
    ({ at }) => `kwadrans po ${at}`,
    null,
    null,
    (_hour, next) => `o wpół do ${next.at}`,
    null,
    null,
    (_hour, next) => `za kwadrans ${next.is}`,
    null,
    null,
  ],
  part: (hour) => (hour < 12 ? 'rano' : 'wieczorem'),
})
