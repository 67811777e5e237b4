import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import stage from '../../stage/scenes.css?inline'
import scene from './voice-scene.css?inline'

const added: Element[] = []
let before = { width: 0, height: 0 }

beforeEach(() => {
  before = { width: window.innerWidth, height: window.innerHeight }
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = stage + scene
  const words = document.body.appendChild(document.createElement('div'))
  words.className = 'voice-words'
  words.innerHTML =
    '<p class="voice-about dotted"><span>Your daughter</span><span>this evening</span><span>20 seconds</span></p>'
  added.push(style, words)
})
afterEach(async () => {
  for (const element of added.splice(0)) element.remove()
  await page.viewport(before.width, before.height)
})

test('no line in the middle of an upright screen begins with a dot', async () => {
  await page.viewport(390, 844)
  const dots = (pseudo: string) =>
    [...document.querySelectorAll('.dotted span')].map((part) => getComputedStyle(part, pseudo).content)
  expect(dots('::before')).toEqual(['none', 'none', 'none'])
  expect(dots('::after')).toEqual(['"·"', '"·"', 'none'])
})
