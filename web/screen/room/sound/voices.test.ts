import { expect, test } from 'vitest'
import { pickVoice } from './voices.ts'

const voice = (lang: string, localService = true) => ({ lang, localService, default: false })

test('a voice speaks her language, also where the browser writes it in another way', () => {
  const voices = [voice('en-US'), voice('de_DE'), voice('pl-PL')]
  expect(pickVoice(voices, 'de', [])?.lang).toBe('de_DE')
  expect(pickVoice(voices, 'pl', [])?.lang).toBe('pl-PL')
  expect(pickVoice(voices, 'nl', [])).toBeNull()
  // "nds" is no "nl", and "est" no "es".
  expect(pickVoice([voice('est-EE')], 'es', [])).toBeNull()
})

test('a voice that works without a network comes first, then the one of the region', () => {
  const voices = [voice('en-AU', false), voice('en-US'), voice('en-GB'), voice('en-GB', false)]
  expect(pickVoice(voices, 'en', ['en-GB'])).toBe(voices[2])
  expect(pickVoice(voices, 'en', ['en-AU'])).toBe(voices[1])
  expect(pickVoice([voice('pt-PT'), voice('pt-BR')], 'pt', ['de-DE'])?.lang).toBe('pt-BR')
  expect(pickVoice([voice('pt-PT'), voice('pt-BR')], 'pt', ['pt-PT'])?.lang).toBe('pt-PT')
})
