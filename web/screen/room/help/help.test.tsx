import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import dignity from '../dignity/dignity.css?inline'
import answers from '../scenes/sent/answers.css?inline'
import help from './help.css?inline'

const added: Element[] = []
let before = { width: 0, height: 0 }

/** While a call stands, whose card has that size. */
function givenCall(card: { width: number; height: number }, html: string) {
  const room = document.body.appendChild(document.createElement('div'))
  room.className = 'calling'
  room.style.cssText = `--g: 8px; --t: 8px; --u: 8px; --help-width: ${card.width}px; --help-height: ${card.height}px; width: 744px`
  room.innerHTML = html
  added.push(room)
}

beforeEach(() => {
  before = { width: window.innerWidth, height: window.innerHeight }
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = dignity + answers + help
  added.push(style)
})
afterEach(async () => {
  for (const element of added.splice(0)) element.remove()
  await page.viewport(before.width, before.height)
})

test('answers in the row of the card of a call are as high as they are wide', async () => {
  await page.viewport(800, 1280)
  givenCall(
    { width: 457, height: 203 },
    `<div class="whole"><div class="foot-words"><div class="answers">
      <button class="answer heart"><svg></svg>I love it</button><button class="answer"><svg></svg>Thank you</button>
    </div></div></div>`,
  )
  const sizes = [...document.querySelectorAll('.answer')].map((answer) => {
    const { width, height } = answer.getBoundingClientRect()
    return Math.round(height / width)
  })
  expect(sizes).toEqual([1, 1])
})

test('the button that ends a pause is above the card of a call', async () => {
  await page.viewport(1280, 800)
  givenCall(
    { width: 588, height: 368 },
    `<main class="paused"><p class="title">Paused until tomorrow</p>
      <button class="answer filled">Show pictures again</button></main>`,
  )
  const button = document.querySelector('.answer')?.getBoundingClientRect()
  expect(button?.bottom).toBeLessThan(800 - 368)
  expect(document.querySelector('.title')?.getBoundingClientRect().top).toBeGreaterThan(0)
})
