import { expect, test } from 'vitest'
import { find } from './find.ts'
import { faultsOfPages } from './of-pages.ts'

test.each(faultsOfPages)('it is found that $name', { timeout: 600_000 }, async (fault) => {
  expect(fault.breaks).toContain(await find(fault))
})
