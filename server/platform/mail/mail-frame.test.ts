import { describe, expect, test } from 'vitest'
import { mailFrame } from './mail-frame.ts'
import { mailWords, shortened, unlinkedWords } from './mail-words.ts'

const hostile =
  '<img src=x onerror=alert(1)>"\'&\u202egnp.exe\r\nBcc: eve@evil.example http://evil.example/?a=b'

test('words of people are words in the HTML, never markup, and no mail program makes a link of them', () => {
  const { html, text } = mailFrame({
    language: 'en',
    family: hostile,
    title: hostile,
    paragraphs: [hostile],
    lines: [{ label: hostile, url: 'https://porch.example/activity?group=1&x=2' }],
    button: { label: 'Open', url: 'https://porch.example/' },
    notes: [hostile, { sentence: hostile, link: { label: 'Stop', url: 'https://porch.example/stop' } }],
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('onerror=alert(1)>')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://porch.example/activity?group=1&#38;x=2',
    'https://porch.example/',
    'https://porch.example/stop',
  ])
  // Nothing is loaded, so nobody learns that the mail was read.
  expect(html).not.toMatch(/<[^>]*src=|url\(|@import|<link/)
  for (const part of [html, text]) {
    expect(part).not.toContain('\u202e')
    expect(part).not.toContain('evil.example')
    expect(part).not.toContain('http://evil')
    expect(part).not.toMatch(/^Bcc/m)
  }
  expect(text).toContain('Open:\nhttps://porch.example/\n')
  expect(text).toContain('Stop:\nhttps://porch.example/stop\n')
})

describe('words', () => {
  test.for([
    ['Rose\r\n\tasks  for\u2028a call', 'Rose asks for a call'],
    ['\u2066\u202eRose\u2069\u0000\u200b', 'Rose'],
    ['Zoë 👩‍👩‍👧 שרה می‌خواهم', 'Zoë 👩‍👩‍👧 שרה می‌خواهم'],
  ] as const)('%j is read as %j', ([given, read]) => expect(mailWords(given)).toBe(read))

  test.for([
    ['see bank.example now. Bye', 'see bank.\u200bexample now. Bye'],
    ['https://x.yz', 'https:\u200b//x.\u200byz'],
    ['anna@example', 'anna@\u200bexample'],
    ['At 5 p.m. on 3.4.', 'At 5 p.\u200bm. on 3.\u200b4.'],
  ] as const)('%j is no link', ([given, read]) => expect(unlinkedWords(given)).toBe(read))

  test('are cut between letters as a reader sees them', () => {
    expect(shortened('Rose', 4)).toBe('Rose')
    expect(shortened('Rose 👩‍👩‍👧 Hartley', 7)).toBe('Rose 👩‍👩‍👧…')
    expect(shortened('Rose Hartley', 6)).toBe('Rose…')
  })
})
