import { existsSync, readFileSync } from 'node:fs'
import { chromium, type ElementHandle } from '@playwright/test'
import type { Engine } from './engine.ts'
import { onceStill } from './find.ts'

/** Holds the path of the Chromium that `scripts/prepare.mjs browser` has found. */
const pathFile = '.cache/chromium'

/** Starts Chromium, which plays a beep each second into its own microphone. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    ...(existsSync(pathFile) && { executablePath: readFileSync(pathFile, 'utf8').trim() }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })

  async function elementOf(expression: string): Promise<ElementHandle<Element>> {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error(`There is no such element: ${expression}`)
    return element as ElementHandle<Element>
  }

  return {
    async open(url) {
      await page.goto(url)
    },
    async read(expression) {
      return JSON.parse(await page.evaluate(`JSON.stringify(${expression}) ?? 'null'`))
    },
    async press(expression) {
      await (await elementOf(onceStill(expression))).click()
    },
    async type(expression, text) {
      await (await elementOf(onceStill(expression))).click()
      await page.keyboard.type(text)
    },
    async choose(expression, path) {
      await (await elementOf(expression)).setInputFiles(path)
    },
    close: () => browser.close(),
  }
}
