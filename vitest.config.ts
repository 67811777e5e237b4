import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{contract,server,web,scripts}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
