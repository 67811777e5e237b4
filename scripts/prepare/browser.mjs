import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { cacheFolder, readNote } from './paths.mjs'
import { installByApt, run } from './run.mjs'

/** Holds the path of the Chromium that the browser tests run in. */
const note = join(cacheFolder, 'chromium')
/** Holds the path of a Chromium that can show notifications, which the headless shell cannot. */
const notifyingNote = join(cacheFolder, 'chromium-notifying')
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds or installs a Chromium for the browser tests. The headless shell is preferred: the same browser without a
 * window, which takes a third less time.
 */
export function prepareBrowser() {
  prepareOne()
  prepareNotifying()
}

function prepareOne() {
  if (process.env.CHROMIUM_PATH) return writeFileSync(note, requireFile(process.env.CHROMIUM_PATH))
  if (isNoted(note)) return
  writeFileSync(note, findInstalled([shell, ...whole]) ?? installFromDebian() ?? downloadByPlaywright())
}

/** Where it cannot be had, says so: the tests that need it are skipped with the same reason. */
function prepareNotifying() {
  if (isNoted(notifyingNote)) return
  const main = readNote(note) ?? ''
  const found = main.includes('headless') ? (findInstalled(whole) ?? tryApt('chromium')) : main
  if (found) return writeFileSync(notifyingNote, found)
  console.warn('Notices are not tried in a browser: there is only the headless shell of Chromium here.')
}

function isNoted(file) {
  const noted = readNote(file)
  return noted !== null && existsSync(noted)
}

function requireFile(path) {
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, but there is nothing there.`)
}

function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return paths.find((path) => existsSync(path)) ?? null
}

function installFromDebian() {
  if (!mayInstall()) return null
  // Some releases of Debian do not have the shell.
  return tryApt(shell) ?? apt('chromium')
}

/** Null when it cannot be installed. */
function tryApt(name) {
  try {
    return mayInstall() ? apt(name) : null
  } catch {
    return null
  }
}

function apt(name) {
  console.log(`Installing ${name} for the browser tests (once)…`)
  const sentence = 'Chromium could not be installed. Please install it, or set CHROMIUM_PATH.'
  installByApt([name, 'fonts-noto-color-emoji'], sentence)
  return findInstalled([name])
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function downloadByPlaywright() {
  console.log('Downloading Chromium for the browser tests (once)…')
  run('playwright', ['install', 'chromium'], {
    sentence: 'There is no Chromium for the browser tests. Please install one, or set CHROMIUM_PATH.',
  })
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return requireFile(chromium.executablePath())
}
