import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).optional()
const entry = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names })
const lockFile = z.object({ packages: z.record(z.string(), entry) })
const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  pagePackages: z.array(z.string()),
})

/** MB of the packages on the disk: what the image has, what a start installs, and all; each without Node. */
export function installedSizes(): { image: number; start: number; all: number } {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const { dependencies, devDependencies, pagePackages } = packageFile.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  )
  const start = Object.keys(dependencies)
  const size = (roots: string[]) =>
    [...reached(packages, roots)].reduce((sum, path) => sum + sizeOf(path), 0) / 1e6
  return {
    image: size(start.filter((name) => !pagePackages.includes(name))),
    start: size(start),
    all: size([...start, ...Object.keys(devDependencies)]),
  }
}

type Packages = z.infer<typeof lockFile>['packages']

/** The folders of the packages and of all that they need. */
function reached(packages: Packages, roots: string[]): Set<string> {
  const found = new Set(roots.map((name) => `node_modules/${name}`))
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const target = resolved(packages, path, name)
      if (target) found.add(target)
    }
  }
  return found
}

/** Where Node finds a package that the package in `path` imports; null for one of another platform. */
function resolved(packages: Packages, path: string, name: string): string | null {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const inside = `${folder}/node_modules/${name}`
    if (inside in packages) return inside
    if (!folder.includes('/node_modules/')) break
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : null
}

/** Bytes that the files take on the disk, without the packages inside. */
function sizeOf(path: string): number {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.blocks * 512
  const inside = readdirSync(path).filter((name) => name !== 'node_modules')
  return inside.reduce((sum, name) => sum + sizeOf(join(path, name)), stat.blocks * 512)
}
