import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { secretVariables, variables } from '#server/platform/config.ts'

const known: string[] = [...variables, ...secretVariables.map((name) => `${name}_FILE`), 'NODE_ENV', 'TZ']
const read = (path: string) => readFileSync(`packaging/helm/${path}`, 'utf8')
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const values = z
  .looseObject({ image: z.string(), env: z.record(z.string(), z.string()) })
  .parse(parse(read('values.yaml')))

test('the chart is of our version and image, and knows only variables of ours', () => {
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
  const compose = parse(readFileSync('compose.yaml', 'utf8'))
  expect(values.image).toBe(compose.services.sunporch.image)
  const templates = globSync('packaging/helm/templates/*').map((path) => readFileSync(path, 'utf8'))
  const named = templates.flatMap((text) =>
    [...text.matchAll(/\{ name: ([A-Z_]+),/g)].map(([, name = '']) => name),
  )
  expect(named).toContain('ROLE')
  const secret = [...read('README.md').matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name)
  const all = [...named, ...Object.keys(values.env), ...secret]
  expect(all.filter((name) => !known.includes(name))).toEqual([])
})

type Resource = { kind: string; metadata: { name: string }; spec: Record<string, unknown> }

test('what it renders has few rights, probes, limits and a budget for disruptions', ({ skip }) => {
  const helm = (...args: string[]) => spawnSync('helm', args, { encoding: 'utf8' })
  if (helm('version').error) return skip('there is no helm here')
  expect(helm('lint', '--strict', 'packaging/helm').status).toBe(0)
  const render = (...args: string[]): Resource[] =>
    parseAllDocuments(helm('template', 'house', 'packaging/helm', ...args).stdout).flatMap(
      (document) => document.toJS() ?? [],
    )
  const all = render('--is-upgrade', '--set', 'ingress.enabled=true')
  expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()).toEqual([
    'Deployment house-web',
    'Deployment house-worker',
    'Ingress house',
    'Job house-upgrade',
    'PersistentVolumeClaim house-worker',
    'PodDisruptionBudget house-web',
    'PodDisruptionBudget house-worker',
    'Service house',
  ])
  const deployments = (some: Resource[]) => some.filter(({ kind }) => kind === 'Deployment')
  for (const { spec } of deployments(all))
    expect(spec).toMatchObject({
      template: {
        spec: {
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              image: values.image,
              securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
              startupProbe: { httpGet: { path: '/livez' } },
              livenessProbe: { httpGet: { path: '/livez' } },
              readinessProbe: { httpGet: { path: '/readyz' } },
              resources: { limits: { memory: expect.any(String) } },
            },
          ],
        },
      },
    })
  const stopped = render('--set', 'stopped=true')
  expect(deployments(stopped).map(({ spec }) => spec.replicas)).toEqual([0, 0])
})
