import { sayTimes } from './spoken-times.ts'

// What comes before the next hour ("quinze para as dez") goes badly with "às".
const past = (minutes: string) => (hour: string) => `${hour} e ${minutes}`

export const spokenAt = sayTimes({
  hours: [
    'ao meio-dia',
    'à uma',
    'às duas',
    'às três',
    'às quatro',
    'às cinco',
    'às seis',
    'às sete',
    'às oito',
    'às nove',
    'às dez',
    'às onze',
  ],
  marks: [
    (hour) => (hour === 'ao meio-dia' ? hour : hour === 'à uma' ? `${hour} hora` : `${hour} horas`),
    past('cinco'),
    past('dez'),
    past('quinze'),
    past('vinte'),
    past('vinte e cinco'),
    past('meia'),
    past('trinta e cinco'),
    past('quarenta'),
    past('quarenta e cinco'),
    past('cinquenta'),
    past('cinquenta e cinco'),
  ],
  part: (hour) => (hour < 12 ? 'da manhã' : hour < 19 ? 'da tarde' : 'da noite'),
})
