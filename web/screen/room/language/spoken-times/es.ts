import { sayTimes } from './spoken-times.ts'

const past = (minutes: string) => (hour: string) => `${hour} y ${minutes}`
const to = (minutes: string) => (_hour: string, next: string) => `${next} menos ${minutes}`

export const spokenAt = sayTimes({
  hours: [
    'a las doce',
    'a la una',
    'a las dos',
    'a las tres',
    'a las cuatro',
    'a las cinco',
    'a las seis',
    'a las siete',
    'a las ocho',
    'a las nueve',
    'a las diez',
    'a las once',
  ],
  marks: [
    (hour) => hour,
    past('cinco'),
    past('diez'),
    past('cuarto'),
    past('veinte'),
    past('veinticinco'),
    past('media'),
    to('veinticinco'),
    to('veinte'),
    to('cuarto'),
    to('diez'),
    to('cinco'),
  ],
  part: (hour) => (hour < 12 ? 'de la mañana' : hour < 20 ? 'de la tarde' : 'de la noche'),
})
