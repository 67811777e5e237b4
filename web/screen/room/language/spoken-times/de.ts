import { sayTimes } from './spoken-times.ts'

const after = (minutes: string) => (hour: string) => `um ${minutes} nach ${hour}`
const before = (minutes: string) => (_hour: string, next: string) => `um ${minutes} ${next}`

export const spokenAt = sayTimes({
  hours: ['zwölf', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
  marks: [
    (hour) => `um ${hour === 'eins' ? 'ein' : hour} Uhr`,
    after('fünf'),
    after('zehn'),
    after('Viertel'),
    after('zwanzig'),
    before('fünf vor halb'),
    before('halb'),
    before('fünf nach halb'),
    before('zwanzig vor'),
    before('Viertel vor'),
    before('zehn vor'),
    before('fünf vor'),
  ],
  part: (hour) => (hour < 12 ? 'am Morgen' : 'am Abend'),
})
