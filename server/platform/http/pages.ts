import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { manifestPath } from '#contract/pages/app-manifest.ts'
import { firstPaintFile, paintIn, scriptsEnd } from '#contract/pages/first-paint.ts'
import { firstViewId } from '#contract/pages/first-view.ts'
import { infoIn, infoPagesFile } from '#contract/pages/info-pages.ts'
import { pageScriptsFile, wordPartsOf, wordsOf } from '#contract/pages/page-scripts.ts'
import { directionOf, type Language, languages } from '#contract/platform/languages.ts'
import type { Config, S3Config } from '../config.ts'
import { inOtherWords, withOperator } from './info-page.ts'

const names = ['index', 'sign-in', 'screen', 'privacy', 'terms'] as const
export type PageName = (typeof names)[number]

type PageContent = {
  status?: number
  /** JSON of what the page shows first; then it is for one person, and in no cache. */
  firstView?: string | null
  /** The page of the app whose scripts are to be fetched beside the first ones, or `landing`. */
  scripts?: string | null
  /** The language of the page's words. */
  language?: Language
  /** What is painted before the scripts have come. */
  paint?: Paint | null
}

/** HTML that the build has rendered, by its name, and the HTML that stands in its slots for this person. */
export type Paint = { name: string; slots: Record<string, string> }

/** The built pages, each with the content security policy that fits its own inline script. */
export type Pages = {
  send(reply: FastifyReply, name: PageName, content?: PageContent): FastifyReply
  /** The release that the build has written into the page; null without one. */
  release(name: PageName): string | null
}

/** `folder` holds the built web; where a page is missing, the answer says how to build it. */
export function openPages(
  folder: string,
  config: Pick<Config, 's3' | 'pictures' | 'oidc' | 'operator'>,
): Pages {
  const files = readJson<string[]>(folder, pageScriptsFile)
  const painted = readJson<string>(folder, firstPaintFile)
  const info = readJson<string>(folder, infoPagesFile)
  const pages = new Map<PageName, { html: string; policy: string }>()
  /** Those that are written in another language, by `infoIn`. */
  const translated = new Map<string, string>()
  for (const name of names) {
    const file = join(folder, `${name}.html`)
    if (!existsSync(file)) continue
    const source = readFileSync(file, 'utf8')
    const html = withOperator(source, config.operator, 'en')
    pages.set(name, { html, policy: contentSecurityPolicy(html, config) })
    for (const language of languages) {
      const words = info[infoIn(language, name)]
      if (words)
        translated.set(
          infoIn(language, name),
          withOperator(inOtherWords(source, words), config.operator, language),
        )
    }
  }
  function paintedIn(language: Language, name: string): string {
    return painted[paintIn(language, name)] ?? painted[name] ?? ''
  }
  return {
    release: (name) => /<meta name="release" content="(\w+)"/.exec(pages.get(name)?.html ?? '')?.[1] ?? null,
    send(reply, name, content = {}) {
      const { status = 200, firstView = null, scripts = null, language = 'en', paint = null } = content
      const page = pages.get(name)
      const isForAll = firstView === null && language === 'en'
      if (!page) return reply.status(503).type('text/plain').send('The pages are not built. Run: npm start')
      return reply
        .status(status)
        .header('content-security-policy', page.policy)
        .header('cache-control', isForAll ? 'no-cache' : 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          filled(translated.get(infoIn(language, name)) ?? page.html, {
            firstView,
            scripts: [
              ...((scripts && files[scripts]) || []),
              ...wordPartsOf(scripts).flatMap((part) => files[wordsOf(language, part)] ?? []),
            ],
            language,
            manifest: isForAll ? manifestPath : `${manifestPath}?lang=${language}`,
            paint: paint ? withSlots(paintedIn(language, paint.name), paint.slots) : '',
          }),
        )
    },
  }
}

const root = '<div id="root"></div>'

type Filling = {
  firstView: string | null
  scripts: string[]
  language: Language
  manifest: string
  paint: string
}

/** A data block is no script: the content security policy has no part in it. */
function filled(html: string, { firstView, scripts, language, manifest, paint }: Filling): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  const block =
    firstView === null
      ? ''
      : `\n    <script type="application/json" id="${firstViewId}">${inScript(firstView)}</script>`
  return html
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(`href="${manifestPath}"`, `href="${manifest}"`)
    .replace(scriptsEnd, () => links + scriptsEnd)
    .replace(root, () => root.replace('><', () => `>${paint}<`) + block)
}

function withSlots(html: string, slots: Record<string, string>): string {
  return Object.entries(slots).reduce((text, [slot, value]) => text.replaceAll(slot, () => value), html)
}

/** JSON whose texts cannot end the element that it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** What the build says of each page; empty without a build. */
function readJson<Value>(folder: string, name: string): Record<string, Value> {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

type PolicyConfig = Pick<Config, 's3' | 'pictures' | 'oidc'>

function contentSecurityPolicy(html: string, config: PolicyConfig): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => sha256(code ?? ''))
  // Uploads go straight to the object store when there is one.
  const store = config.s3 ? originOfBucket(config.s3) : ''
  const pictures = config.pictures.from === 'bucket' ? (config.pictures.cdn ?? store) : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    // Radix positions popovers with style elements.
    "style-src 'self' 'unsafe-inline'",
    // A provider's profile pictures live on its own site.
    sources("img-src 'self' data: blob:", config.oidc ? 'https:' : '', pictures),
    "font-src 'self'",
    // A recording is listened to before it is sent. The screen plays voices that it keeps, and a moment of silence.
    "media-src 'self' blob: data:",
    // The screen fetches its pictures.
    sources("connect-src 'self'", store, pictures === store ? '' : pictures),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sources(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}

function originOfBucket({ endpoint, bucket, forcePathStyle }: S3Config): string {
  if (!endpoint) return 'https://*.amazonaws.com'
  const { protocol, host, origin } = new URL(endpoint)
  return forcePathStyle ? origin : `${protocol}//${bucket}.${host}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
