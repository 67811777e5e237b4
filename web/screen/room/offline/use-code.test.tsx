import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useCode } from './use-code.ts'

let root: Root | undefined
let isOnline = false
const load = async () => {
  if (!isOnline) throw new TypeError('Failed to fetch')
  return { name: 'film' }
}
const poster = { name: 'poster' }

afterEach(() => root?.unmount())

function Shown({ attempt, fallback }: { attempt: number; fallback: typeof poster | null }) {
  return useCode(load, true, attempt, fallback)?.name ?? 'nothing'
}

test('code that cannot be fetched has a fallback, until another attempt brings it', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Shown attempt={1} fallback={poster} />)
  await expect.poll(() => document.body.lastElementChild?.textContent).toBe('poster')
  root.render(<Shown attempt={1} fallback={null} />)
  await expect.poll(() => document.body.lastElementChild?.textContent).toBe('nothing')
  isOnline = true
  root.render(<Shown attempt={2} fallback={poster} />)
  await expect.poll(() => document.body.lastElementChild?.textContent).toBe('film')
})
