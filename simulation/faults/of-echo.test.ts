import { expect, test } from 'vitest'
import { find } from './find.ts'
import { faultsOfEcho } from './of-echo.ts'

test.each(faultsOfEcho)('it is found that $name', { timeout: 600_000 }, async (fault) => {
  expect(fault.breaks).toContain(await find(fault))
})
