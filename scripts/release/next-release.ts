export type Files = Record<string, string>

export type Release = {
  version: string
  /** Such as 2026-12-24. */
  date: string
  /** The output of `git remote get-url origin`. */
  origin: string
}

/** The files of the last release as those of the next one. Throws sentences. */
export function nextRelease(files: Files, release: Release): Files {
  const before = JSON.parse(files['package.json'] ?? '{}').version
  requireHigher(release.version, before)
  const image = `${imageIn(files)}:${before}`
  const next = `${publishedImage(release.origin) ?? imageIn(files)}:${release.version}`
  const changed: Files = {
    'package.json': withVersion(files['package.json'], before, release.version, 1),
    // Its own version stands there twice.
    'package-lock.json': withVersion(files['package-lock.json'], before, release.version, 2),
    Dockerfile: replaced(files, 'Dockerfile', `ARG VERSION=${before}\n`, `ARG VERSION=${release.version}\n`),
    'server/platform/doctor/released.ts': withDay(files['server/platform/doctor/released.ts'], release.date),
    'CHANGELOG.md': withSection(files['CHANGELOG.md'] ?? '', release),
  }
  for (const [path, text] of Object.entries(files))
    if (!(path in changed)) {
      const own = path.startsWith('packaging/') ? withOwnVersion(text, before, release.version) : text
      const named = own.replaceAll(image, next)
      if (named !== text) changed[path] = named
    }
  return changed
}

function requireHigher(version: string, before: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`“${version}” is no version. Say one like 0.2.0.`)
  const [next, last] = [version, before].map((text) => text.split('.').map(Number))
  const [a = [], b = []] = [next, last]
  const at = [0, 1, 2].find((place) => a[place] !== b[place])
  if (at === undefined || Number(a[at]) < Number(b[at]))
    throw new Error(`${version} must be higher than ${before}, which package.json has.`)
}

/** The name in compose.yaml, without its version. */
function imageIn(files: Files): string {
  const [, name] = /^ +image: (\S+):[\w.]+$/m.exec(files['compose.yaml'] ?? '') ?? []
  if (!name) throw new Error('compose.yaml names no image with a version.')
  return name
}

/** The image that .github/workflows/ci.yml publishes for that repository; null for one that is not on GitHub. */
function publishedImage(origin: string): string | null {
  const [, name] = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? []
  return name ? `ghcr.io/${name.toLowerCase()}` : null
}

function withVersion(text = '', before: string, version: string, times: number): string {
  let left = times
  const line = `"version": "${before}"`
  return text.replaceAll(line, (found) => (left-- > 0 ? `"version": "${version}"` : found))
}

/** Of a clock that says less the server knows that it is wrong. */
function withDay(text = '', date: string): string {
  const line = /^export const released = '[\d-]+'$/m
  if (!line.test(text))
    throw new Error('server/platform/doctor/released.ts has no line “export const released”.')
  return text.replace(line, `export const released = '${date}'`)
}

/** Of a package that has a version itself: a chart, an add-on. */
function withOwnVersion(text: string, before: string, version: string): string {
  return text
    .split('\n')
    .map((line) => (/^(version|appVersion): /.test(line) ? line.replace(before, version) : line))
    .join('\n')
}

function replaced(files: Files, path: string, from: string, to: string): string {
  const text = files[path] ?? ''
  if (!text.includes(from)) throw new Error(`${path} has no line “${from.trim()}”.`)
  return text.replace(from, () => to)
}

function withSection(changelog: string, { version, date }: Release): string {
  const heading = '## Unreleased\n'
  const [before, after] = changelog.split(heading)
  if (before === undefined || after === undefined)
    throw new Error('CHANGELOG.md has no section “## Unreleased”.')
  const section = after.split(/^## /m)[0] ?? ''
  if (!/^[-*] /m.test(section)) throw new Error('The section “Unreleased” of CHANGELOG.md has no entry.')
  return `${before}${heading}\n## ${version} - ${date}\n${after}`
}
