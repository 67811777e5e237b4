import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test('a sign-in leads to a page of ours, and to no call, in whatever way its address is written', () => {
  for (const asked of ['/api/logout', '/%61pi/logout', '/%41/../api/logout', '/%', '//evil.example', 'x'])
    expect(safeReturnTo(asked), asked).toBe('/')
  expect(safeReturnTo('/photo-gallery?a=%2F#b')).toBe('/photo-gallery?a=%2F#b')
})
