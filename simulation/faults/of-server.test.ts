import { expect, test } from 'vitest'
import { find } from './find.ts'
import { faultsOfServer } from './of-server.ts'

test.each(faultsOfServer)('it is found that $name', { timeout: 600_000 }, async (fault) => {
  expect(fault.breaks).toContain(await find(fault))
})
