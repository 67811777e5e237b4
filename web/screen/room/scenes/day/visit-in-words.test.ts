import { expect, test } from 'vitest'
import { languages } from '#contract/platform/languages.ts'
import { loadWords } from '../../language/words.ts'
import { timeOfVisit } from './visit-in-words.ts'

const all = new Map(await Promise.all(languages.map(async (one) => [one, await loadWords(one)] as const)))

test.each([
  ['en', 'Today at nine o’clock', 'Today at quarter past twelve', 'Today at half past nine'],
  ['de', 'Heute um neun Uhr', 'Heute um Viertel nach zwölf', 'Heute um halb zehn'],
  ['es', 'Hoy a las nueve', 'Hoy a las doce y cuarto', 'Hoy a las nueve y media'],
  ['fr', 'Aujourd’hui à neuf heures', 'Aujourd’hui à midi et quart', 'Aujourd’hui à neuf heures et demie'],
  ['it', 'Oggi alle nove', 'Oggi a mezzogiorno e un quarto', 'Oggi alle nove e mezza'],
  ['pt', 'Hoje às nove horas', 'Hoje ao meio-dia e quinze', 'Hoje às nove e meia'],
  ['nl', 'Vandaag om negen uur', 'Vandaag om kwart over twaalf', 'Vandaag om half tien'],
  ['pl', 'Dzisiaj o dziewiątej', 'Dzisiaj kwadrans po dwunastej', 'Dzisiaj o wpół do dziesiątej'],
] as const)('%s says whole hours, quarters and halves as people do', (language, hour, quarter, half) => {
  expect(['09:00', '12:15', '09:30'].map((time) => said(language, time))).toEqual([hour, quarter, half])
})

test.each([
  [
    'en',
    'Today at quarter to one',
    'Today at half past six in the morning',
    'Today at six o’clock in the evening',
  ],
  ['de', 'Heute um Viertel vor eins', 'Heute um halb sieben am Morgen', 'Heute um sechs Uhr am Abend'],
  ['es', 'Hoy a la una menos cuarto', 'Hoy a las seis y media de la mañana', 'Hoy a las seis de la tarde'],
  [
    'fr',
    'Aujourd’hui à une heure moins le quart',
    'Aujourd’hui à six heures et demie du matin',
    'Aujourd’hui à six heures du soir',
  ],
  ['it', 'Oggi all’una meno un quarto', 'Oggi alle sei e mezza di mattina', 'Oggi alle sei di sera'],
  [
    'pt',
    'Hoje ao meio-dia e quarenta e cinco',
    'Hoje às seis e meia da manhã',
    'Hoje às seis horas da tarde',
  ],
  ['nl', 'Vandaag om kwart voor één', 'Vandaag om half zeven ’s ochtends', 'Vandaag om zes uur ’s avonds'],
  ['pl', 'Dzisiaj za kwadrans pierwsza', 'Dzisiaj o wpół do siódmej rano', 'Dzisiaj o szóstej wieczorem'],
] as const)('%s names the next hour, and tells the morning from the evening', (language, ...told) => {
  expect(['12:45', '06:30', '18:00'].map((time) => said(language, time))).toEqual(told)
})

test.each([
  ['en', 'Today at twenty-five to two'],
  ['de', 'Heute um fünf nach halb zwei'],
  ['es', 'Hoy a las dos menos veinticinco'],
  ['fr', 'Aujourd’hui à deux heures moins vingt-cinq'],
  ['it', 'Oggi alle due meno venticinque'],
  ['pt', 'Hoje à uma e trinta e cinco'],
  ['nl', 'Vandaag om vijf over half twee'],
  // Nobody reads it easily in Polish.
  ['pl', 'Dzisiaj o 13:35'],
] as const)('%s says minutes on marks of five', (language, told) => {
  expect(said(language, '13:35')).toBe(told)
})

test.each([
  ['en', 'Today at 9:32 AM', 'Today at 11:30 PM'],
  ['de', 'Heute um 9:32 Uhr', 'Heute um 23:30 Uhr'],
  ['es', 'Hoy a las 9:32', 'Hoy a las 23:30'],
  ['fr', 'Aujourd’hui à 9:32', 'Aujourd’hui à 23:30'],
  ['it', 'Oggi alle 9:32', 'Oggi alle 23:30'],
  ['pt', 'Hoje às 9:32', 'Hoje às 23:30'],
  ['nl', 'Vandaag om 9:32 uur', 'Vandaag om 23:30 uur'],
  ['pl', 'Dzisiaj o 9:32', 'Dzisiaj o 23:30'],
] as const)('%s writes other times, and those of the night, in digits', (language, minute, night) => {
  expect(['09:32', '23:30'].map((time) => said(language, time))).toEqual([minute, night])
})

test.each(languages)('each hour and mark of a day differs from each other one in %s', (language) => {
  const times = Array.from({ length: 18 * 12 }, (_, index) => {
    const minutes = 5 * 60 + index * 5
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
  const told = times.map((time) => said(language, time))
  expect(new Set(told).size).toBe(times.length)
  // Where nobody has chosen it, all are in digits.
  for (const time of times) expect(said(language, time, false)).toMatch(/\d:\d\d/)
})

function said(language: (typeof languages)[number], time: string, spoken = true): string {
  const words = all.get(language)
  if (!words) throw new Error('There are no words')
  const visit = { id: 'a', date: '2026-11-21', time, until: '2026-11-22T00:00:00Z', who: 'Ben', what: null }
  return timeOfVisit(visit, { isToday: true, spoken }, words).replaceAll('\u00a0', ' ')
}
