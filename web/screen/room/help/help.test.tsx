import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import answers from '../scenes/sent/answers.css?inline'
import help from './help.css?inline'

const added: Element[] = []
let before = { width: 0, height: 0 }

beforeEach(() => {
  before = { width: window.innerWidth, height: window.innerHeight }
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = answers + help
  const room = document.body.appendChild(document.createElement('div'))
  room.className = 'calling'
  room.style.cssText = '--g: 8px; --t: 8px; --help-width: 457px; --help-height: 203px; width: 744px'
  room.innerHTML = `<div class="whole"><div class="foot-words"><div class="answers">
    <button class="answer heart"><svg></svg>I love it</button><button class="answer"><svg></svg>Thank you</button>
  </div></div></div>`
  added.push(style, room)
})
afterEach(async () => {
  for (const element of added.splice(0)) element.remove()
  await page.viewport(before.width, before.height)
})

test('answers in the row of the card of a call are as high as they are wide', async () => {
  await page.viewport(800, 1280)
  const sizes = [...document.querySelectorAll('.answer')].map((answer) => {
    const { width, height } = answer.getBoundingClientRect()
    return Math.round(height / width)
  })
  expect(sizes).toEqual([1, 1])
})
