import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { openBrowser } from '../../testing/browser.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

const Dashboard = z.object({
  templating: z.object({ list: z.array(z.object({ definition: z.optional(z.string()) })) }),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const Alert = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
})
const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(Alert) })) })

const AlertTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.optional(z.array(z.unknown())) }),
      ),
    }),
  ),
})

const functions =
  /^(sum|max|rate|increase|changes|absent|time|offset|topk|histogram_quantile|label_values|or|and|unless|by|vector|le|job|status|method|route|way|outcome|reason|work|state|step|operation)$/
/** Prometheus makes it. */
const ofPrometheus = ['up']

test('the dashboard asks only for metrics that the server has', async () => {
  const { panels, templating } = Dashboard.parse(
    JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')),
  )
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.flatMap(({ definition }) => definition ?? []),
  ]
  expect(asked.length).toBeGreaterThan(10)
  await expectKnown(asked)
})

test('so do the alerts, and each has its tests and its section of the runbook', async () => {
  const alerts = Alerts.parse(readYaml('docs/prometheus-alerts.yaml')).groups.flatMap(({ rules }) => rules)
  const names = alerts.map(({ alert }) => alert)
  expect(names.length).toBeGreaterThan(15)
  await expectKnown(alerts.map(({ expr }) => expr))
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  const sections = readFileSync('docs/runbook.md', 'utf8').matchAll(/^### (.+)$/gm)
  expect([...sections].map(([, title]) => title).sort()).toEqual(names.toSorted())
  const tests = AlertTests.parse(readYaml('docs/prometheus-alerts.test.yaml')).tests.flatMap(
    ({ alert_rule_test }) => alert_rule_test,
  )
  const tested = (isRaised: boolean) =>
    tests
      .filter(({ exp_alerts }) => (exp_alerts !== undefined) === isRaised)
      .map(({ alertname }) => alertname)
  expect(tested(true).sort(), 'raised').toEqual(names.toSorted())
  expect(tested(false).sort(), 'on a day on which all is well').toEqual(names.toSorted())
})

test('all names are of ours, or of every program in Node', async () => {
  const names = [...(await readMetrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(names.filter((name) => !/^(sunporch|process|nodejs)_/.test(name ?? ''))).toEqual([])
})

async function expectKnown(expressions: string[]): Promise<void> {
  const metrics = await readMetrics()
  for (const expression of expressions) {
    const names = namesIn(expression)
    expect(names, expression).not.toEqual([])
    for (const name of names)
      expect(ofPrometheus.includes(name) || isKnown(name, metrics), `${name} in ${expression}`).toBe(true)
  }
}

async function readMetrics(): Promise<string> {
  return String((await openBrowser(app).get('/metrics')).bytes)
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}

/** The metrics of an expression, without its functions, labels and what stands between brackets. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
  return [...bare.matchAll(/\b[a-z]\w*/g)].map(([name]) => name).filter((name) => !functions.test(name))
}

function isKnown(name: string, metrics: string): boolean {
  const histogram = name.replace(/_(bucket|count|sum)$/, '')
  return new RegExp(`^# TYPE (${name} \\w+|${histogram} histogram)$`, 'm').test(metrics)
}
