import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import stage from '../../stage/scenes.css?inline'
import message from './message-scene.css?inline'
import scene from './voice-scene.css?inline'

const about =
  '<p class="voice-about dotted"><span>Your daughter</span><span>this evening</span><span>20 seconds</span></p>'
const photo = '<canvas width="1280" height="960"></canvas>'

const added: Element[] = []
let before = { width: 0, height: 0 }

beforeEach(() => {
  before = { width: window.innerWidth, height: window.innerHeight }
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = stage + message + scene
  added.push(style)
})
afterEach(async () => {
  for (const element of added.splice(0)) element.remove()
  await page.viewport(before.width, before.height)
})

test('no line in the middle of an upright screen begins with a dot', async () => {
  await page.viewport(390, 844)
  givenScene('', about)
  const dots = (pseudo: string) =>
    [...document.querySelectorAll('.dotted span')].map((part) => getComputedStyle(part, pseudo).content)
  expect(dots('::before')).toEqual(['none', 'none', 'none'])
  expect(dots('::after')).toEqual(['"·"', '"·"', 'none'])
})

test('upright, a photo is whole and takes the room that the words leave', async () => {
  await page.viewport(800, 1280)
  givenScene(photo, about, 4 / 3)
  const { width, height } = boxOf('canvas')
  expect(height).toBeGreaterThan(0.3 * 1280)
  expect(width).toBeLessThan(800)
  expect(width / height).toBeCloseTo(4 / 3, 1)
})

test('it gives the room to long words, and is as large as it was', async () => {
  await page.viewport(800, 1280)
  givenScene(photo, '<div style="height: 800px"></div>', 4 / 3)
  expect(boxOf('canvas').height).toBeCloseTo(256, 0)
})

test.each([4 / 3, 3 / 4, 3])('on a wide screen a photo is whole: %f', async (ratio) => {
  await page.viewport(1280, 800)
  givenScene(`<canvas width="${600 * ratio}" height="600"></canvas>`, about, ratio)
  const { width, height } = boxOf('canvas')
  expect(width / height / ratio).toBeGreaterThan(0.88)
  expect(width / height / ratio).toBeLessThan(1.12)
  const place = boxOf('.voice-face')
  expect(place.width).toBeGreaterThanOrEqual(width - 3)
})

function givenScene(picture: string, words: string, ratio = 1) {
  const scene = document.body.appendChild(document.createElement('div'))
  scene.style.cssText = '--g: 10px; --t: 10px; --u: 10px; --l: 0px; --head-line: 57px; box-sizing: border-box'
  scene.innerHTML = `<main class="message-scene voice-scene"><div class="message"><div class="voice">
    <label class="voice-face cover" style="--ratio: ${ratio}">${picture}</label>
    <div class="voice-words">${words}</div></div><div class="answers" style="height: 80px"></div></div></main>`
  added.push(scene)
}

function boxOf(selector: string): DOMRect {
  return (document.querySelector(selector) as Element).getBoundingClientRect()
}
