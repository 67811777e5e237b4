import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const Step = z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })
const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.object({ steps: z.array(Step) })),
})
const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) =>
  Workflow.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))),
)
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))

test('actions of others are named by their commit, and a job may only read unless it says more', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' })
})

test('what the workflows run is there', () => {
  const commands = steps.map(({ run = '' }) => run).join('\n')
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const files = [...commands.matchAll(/(?:^|\s)((?:scripts\/|\.ci\/|compose\.)[\w./-]+)/g)].map(
    ([, file]) => file ?? '',
  )
  expect(files).toContain('.ci/run')
  expect(files).toContain('scripts/try-server.mjs')
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const named = [...commands.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(named).toContain('sbom')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
