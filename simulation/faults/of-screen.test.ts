import { expect, test } from 'vitest'
import { find } from './find.ts'
import { faultsOfScreen } from './of-screen.ts'

test.each(faultsOfScreen)('it is found that $name', { timeout: 600_000 }, async (fault) => {
  expect(fault.breaks).toContain(await find(fault))
})
