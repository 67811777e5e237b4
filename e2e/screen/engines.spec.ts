import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { isSweep } from '#server/testing/soak.ts'
import type { Engine } from '../engines/engine.ts'
import { button, field, hasText, link } from '../engines/find.ts'
import { startFirefox } from '../engines/firefox.ts'
import { startWebKit } from '../engines/webkit.ts'
import { emailOf } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const engines = [
  { name: 'Firefox', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
]

for (const { name, programs, start } of engines) {
  test(`in ${name}: from the landing page to a picture on the screen, and the answer back`, async ({
    server,
  }, testInfo) => {
    test.skip(!isSweep, 'Other engines take a minute. `.ci/run` tries them.')
    test.slow()
    const missing = programs.filter((program) => !isInstalled(program))
    test.skip(missing.length > 0, `${name} cannot be tried: there is no ${missing.join(' and no ')} here.`)
    const picture = testInfo.outputPath('balcony.jpg')
    await writeFile(picture, await givenPicture({ width: 1200, height: 900 }))
    const [family, room] = await Promise.all([start(), start()])
    try {
      await createAccountAndGroup(family, server.url)
      await pairRoom(family, room, server.url)
      await family.open(`${server.url}/`)
      await press(family, button('Add photo'))
      await seen(family, `document.querySelector('[data-testid=photo-file]') !== null`)
      await family.choose(`document.querySelector('[data-testid=photo-file]')`, picture)
      await family.type(await there(family, field('Caption (optional)')), 'From the balcony')
      await press(family, button('Upload'))
      await press(family, button('Send From the balcony to Alexa'))
      await seen(room, `document.querySelector('[role=img][aria-label="From the balcony"], canvas') !== null`)
      await seen(room, hasText('From the balcony'))
      await press(room, button('I love it'))
      await seen(family, hasText('♥'))
    } finally {
      await Promise.all([family.close(), room.close()])
    }
  })
}

async function createAccountAndGroup(page: Engine, url: string) {
  await page.open(url)
  await press(page, link('Get Started'))
  await press(page, button('Create account'))
  await page.type(await there(page, field('First name')), 'Emma')
  await page.type(field('Last name'), 'Hartley')
  await page.type(field('E-mail'), emailOf('Emma'))
  await page.type(field('New password'), 'correct horse battery')
  await press(page, button('Create account'))
  await press(page, button('Create your family group'))
  await page.type(await there(page, field('Name')), 'The Hartleys')
  await press(page, button('Create Group'))
  await seen(page, `${button('Add photo')} !== null`)
}

async function pairRoom(family: Engine, room: Engine, url: string) {
  await room.open(`${url}/screen`)
  const code = `document.querySelector('[role=status][aria-label^=Code]')?.textContent ?? ''`
  await expect.poll(() => room.read<string>(code)).toMatch(/\w{6}/)
  await family.open(`${url}/settings/screen#devices`)
  // The button stands below the list of devices, and moves when that comes in.
  await there(family, button('Send test'))
  await press(family, button('Connect a screen'))
  await family.type(await there(family, field('Code')), await room.read<string>(code))
  await seen(room, hasText('will appear here'))
}

/** Presses it again when the page has moved it away just then, as a person does, and as Playwright does. */
async function press(page: Engine, element: string) {
  const watch = `(() => {
    window.hasMissed = false
    const look = ({ target }) => (window.hasMissed = !(${element})?.contains(target))
    addEventListener('click', look, { capture: true, once: true })
    return true
  })()`
  for (let hasMissed = true; hasMissed; ) {
    await there(page, element)
    await seen(page, watch)
    await page.press(element)
    // A press that has led to another page has not missed.
    hasMissed = await page.read<boolean>('window.hasMissed === true').catch(() => false)
  }
}

/** Waits until the element is there. */
async function there(page: Engine, element: string): Promise<string> {
  await seen(page, `${element} !== null`)
  return element
}

/** While a page is being replaced by another, there is nothing to read. */
async function seen(page: Engine, condition: string) {
  await expect.poll(() => page.read<boolean>(condition).catch(() => false), condition).toBe(true)
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
