import { expect, test } from 'vitest'
import { dayOf, localTime, spokenDate, weekdayOf } from './local-time.ts'
import { messagesOf } from './talk.ts'
import { upcomingTime } from './upcoming-text.ts'

const now = Date.parse('2026-10-20T08:00Z')
const timeZone = 'UTC'
const on = (date: string) => Date.parse(`${date}T10:00Z`)

test.each([
  ['en-US', 'Saturday at 10:00 AM', 'Friday, November 27 at 10:00 AM'],
  ['de-DE', 'am Samstag um 10:00 Uhr', 'am Freitag, dem 27. November um 10:00 Uhr'],
  ['es-ES', 'el sábado a las 10:00', 'el viernes 27 de noviembre a las 10:00'],
  ['fr-FR', 'samedi à 10:00', 'le vendredi 27 novembre à 10:00'],
  ['it-IT', 'sabato alle 10:00', 'venerdì 27 novembre alle 10:00'],
  ['pt-BR', 'no sábado às 10:00', 'na sexta-feira, 27 de novembro às 10:00'],
  ['nl-NL', 'zaterdag om 10:00 uur', 'vrijdag 27 november om 10:00 uur'],
])('%s says when something comes: “%s”, “%s”', (locale, near, far) => {
  const clock = { timeZone, locale, now }
  expect(upcomingTime({ at: on('2026-10-24') }, clock)).toBe(near)
  expect(upcomingTime({ at: on('2026-11-27') }, clock)).toBe(far)
})

test.each([
  ['de-DE', 'Heute ist Sonntag, der 1. November.', 'am Montag', 'am 1. Mai 2021'],
  ['es-MX', 'Hoy es domingo, 1 de noviembre. Son las 10:00', 'el lunes', 'el 1 de mayo de 2021'],
  ['fr-FR', 'Nous sommes le dimanche 1er novembre.', 'lundi', 'le 1er mai 2021'],
  ['it-IT', 'Oggi è domenica primo novembre.', 'lunedì', 'il primo maggio 2021'],
  ['pt-BR', 'Hoje é domingo, 1º de novembro.', 'na segunda-feira', 'em 1º de maio de 2021'],
  ['nl-NL', 'Vandaag is het zondag 1 november.', 'op maandag', 'op 1 mei 2021'],
])('%s says the first of a month: “%s”, “%s”, “%s”', (locale, today, monday, taken) => {
  const words = messagesOf(locale)
  const clock = { timeZone, locale, now: on('2026-11-01') }
  expect(words.dayIs(dayOf(clock.now, clock), localTime(clock.now, clock))).toContain(today)
  expect(words.onDay(weekdayOf(on('2026-11-02'), clock))).toBe(monday)
  expect(words.takenOn(spokenDate('2021-05-01', locale))).toContain(taken)
})

test('no language says of several things that it is on the list', () => {
  for (const locale of ['en', 'de', 'es', 'it', 'pt', 'nl']) {
    const { added, isThere, removed, isNotThere } = messagesOf(locale).list
    // After the name a verb would stand that is right for one thing or for several, not for both.
    for (const say of [added, isThere, removed, isNotThere]) expect(say('Zoë')).not.toMatch(/^Zoë/)
  }
})
