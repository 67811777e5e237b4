import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installByApt } from './run.mjs'

const programs = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  nginx: 'nginx-light',
  'nats-server': 'nats-server',
}

/**
 * Installs the engines besides Chromium in which the main journey is tried (`SWEEP=1`), and the servers that some tests
 * use where they are there. Where they cannot be had, says so: the tests of a missing one are skipped.
 */
export function prepareEngines() {
  const missing = Object.keys(programs).filter((program) => !isInstalled(program))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return sayMissing(missing)
  console.log('Installing engines and servers for the tests (once)…')
  try {
    installByApt(
      missing.map((program) => programs[program]),
      'They could not be installed.',
    )
  } catch (error) {
    console.warn(error.message)
    sayMissing(missing)
  }
}

function sayMissing(missing) {
  console.warn(`Not everything is tried: there is no ${missing.join(', no ')} here.`)
}

function isInstalled(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
