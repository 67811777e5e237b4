import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { cacheFolder, readNote } from './paths.mjs'
import { run } from './run.mjs'

/** Holds the path of the Chromium that the browser tests run in. */
const note = join(cacheFolder, 'chromium')

/**
 * Finds or installs a Chromium for the browser tests. The headless shell is preferred: the same browser without a
 * window, which takes a third less time.
 */
export function prepareBrowser() {
  if (process.env.CHROMIUM_PATH) return writePath(requireFile(process.env.CHROMIUM_PATH))
  const noted = readNote(note)
  if (noted && existsSync(noted)) return
  writePath(findInstalled() ?? installByApt() ?? downloadByPlaywright())
}

function writePath(path) {
  writeFileSync(note, path)
}

function requireFile(path) {
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, but there is nothing there.`)
}

function findInstalled() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return paths.find((path) => existsSync(path)) ?? null
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Chromium for the browser tests (once)…')
  const sentence = 'Chromium could not be installed. Please install it, or set CHROMIUM_PATH.'
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], { sentence, env })
  const install = (name) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-color-emoji'], {
      sentence,
      env,
    })
  // Some releases of Debian do not have the shell.
  try {
    install('chromium-headless-shell')
  } catch {
    install('chromium')
  }
  return findInstalled()
}

function downloadByPlaywright() {
  console.log('Downloading Chromium for the browser tests (once)…')
  run('playwright', ['install', 'chromium'], {
    sentence: 'There is no Chromium for the browser tests. Please install one, or set CHROMIUM_PATH.',
  })
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return requireFile(chromium.executablePath())
}
