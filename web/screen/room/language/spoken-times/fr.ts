import { sayTimes } from './spoken-times.ts'

const past = (minutes: string) => (hour: string) => `${hour} ${minutes}`
const to = (minutes: string) => (_hour: string, next: string) => `${next} moins ${minutes}`

export const spokenAt = sayTimes({
  hours: [
    'à midi',
    'à une heure',
    'à deux heures',
    'à trois heures',
    'à quatre heures',
    'à cinq heures',
    'à six heures',
    'à sept heures',
    'à huit heures',
    'à neuf heures',
    'à dix heures',
    'à onze heures',
  ],
  marks: [
    (hour) => hour,
    past('cinq'),
    past('dix'),
    past('et quart'),
    past('vingt'),
    past('vingt-cinq'),
    (hour) => `${hour} ${hour === 'à midi' ? 'et demi' : 'et demie'}`,
    to('vingt-cinq'),
    to('vingt'),
    to('le quart'),
    to('dix'),
    to('cinq'),
  ],
  part: (hour) => (hour < 12 ? 'du matin' : 'du soir'),
})
