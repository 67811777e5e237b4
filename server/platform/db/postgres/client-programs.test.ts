import { expect, test } from 'vitest'
import { withoutPassword } from './client-programs.ts'

test('no password is among the arguments of a program', () => {
  const at = (rest: string) => withoutPassword(`postgres://${rest}`)
  const PGPASSWORD = 'cor/rect'
  expect(at('anna:cor%2Frect@db/family')).toEqual({
    address: 'postgres://anna@db/family',
    environment: { PGPASSWORD },
  })
  expect(at('anna@db/family?password=cor%2Frect&sslmode=require')).toEqual({
    address: 'postgres://anna@db/family?sslmode=require',
    environment: { PGPASSWORD },
  })
  expect(at('anna@db/family')).toEqual({ address: 'postgres://anna@db/family', environment: {} })
  expect(() => at('anna@db/family?sslpassword=horse')).toThrow('DATABASE_URL has an sslpassword')
})
