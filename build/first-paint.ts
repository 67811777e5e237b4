import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { firstPaintFile, scriptsEnd } from '../contract/pages/first-paint.ts'

const source = resolve(import.meta.dirname, '../web/first-paint.tsx')

/**
 * Renders what pages show before their scripts have come, and lets the scripts begin after it is painted. The server
 * chooses by who opens the page.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { module } = await runnerImport<typeof import('../web/first-paint.tsx')>(source)
        this.emitFile({
          type: 'asset',
          fileName: firstPaintFile,
          source: JSON.stringify(module.markup),
        })
        for (const name of ['index.html', 'sign-in.html']) {
          const page = bundle[name]
          if (page?.type !== 'asset') throw new Error(`The build has no ${name}`)
          page.source = afterPaint(String(page.source))
        }
      },
    },
  }
}

/**
 * The page with its scripts in a template, which a small script puts into the head when something is painted. On a slow
 * network they would take the bytes of the styles and fonts.
 */
function afterPaint(html: string): string {
  const entry = /\n *<script type="module" crossorigin src="([^"]+)"><\/script>/
  const preloads = /\n *<link rel="modulepreload"[^>]*>/g
  const [tag = '', address] = entry.exec(html) ?? []
  if (!address) throw new Error('The page has no script')
  const links = [`<link rel="modulepreload" crossorigin href="${address}">`, ...(html.match(preloads) ?? [])]
  const template = `<template id="scripts">${links.map((link) => link.trim()).join('')}${scriptsEnd}`
  return html
    .replace(tag, '')
    .replace(preloads, '')
    .replace('\n  </body>', () => `\n    ${template}\n    <script>${starter(address)}</script>\n  </body>`)
}

/**
 * Starts once the browser says that something is on the screen, with its picture if it has one. Where the browser does not
 * say it, or nothing is painted, it starts at once; and after a while where the page goes to the background meanwhile.
 */
function starter(address: string): string {
  return `{
const start = () => { document.head.append(document.getElementById('scripts').content); import(${JSON.stringify(address)}) }
const root = document.getElementById('root'), picture = root.querySelector('img[srcset]')
const isSeen = root.firstChild && !document.hidden && !document.documentElement.classList.contains('other-form')
const types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes
if (!isSeen || !types || !types.includes('paint')) start()
else {
  const decoded = Promise.resolve(picture && picture.decode()).catch(() => {})
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) decoded.then(start)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, 2000)
}}`
}
