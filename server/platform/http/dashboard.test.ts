import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openBrowser } from '../../testing/browser.ts'
import { createTestApp } from '../../testing/test-app.ts'

const Dashboard = z.object({
  templating: z.object({ list: z.array(z.object({ definition: z.optional(z.string()) })) }),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const functions =
  /^(sum|rate|increase|topk|histogram_quantile|label_values|or|by|vector|le|job|status|method|route|way|outcome)$/

test('the dashboard asks only for metrics that the server has', async () => {
  const { panels, templating } = Dashboard.parse(
    JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')),
  )
  const metrics = String((await openBrowser(await createTestApp()).get('/metrics')).bytes)
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.flatMap(({ definition }) => definition ?? []),
  ]
  expect(asked.length).toBeGreaterThan(10)
  for (const expression of asked) {
    const names = namesIn(expression)
    expect(names, expression).not.toEqual([])
    for (const name of names) expect(typeOf(name, metrics), `${name} in ${expression}`).not.toBeNull()
  }
})

/** The metrics of an expression, without its functions, labels and what stands between brackets. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
  return [...bare.matchAll(/[a-z]\w*/g)].map(([name]) => name).filter((name) => !functions.test(name))
}

function typeOf(name: string, metrics: string): string | null {
  const [, type = null] = new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(metrics) ?? []
  if (type) return type
  const [, part = null] =
    new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} (histogram)$`, 'm').exec(metrics) ?? []
  return part
}
