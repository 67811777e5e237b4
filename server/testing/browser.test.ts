import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { createFamilyApp } from './given/given.ts'

test('who waits for an event that does not come is told what came instead', async () => {
  const { app, anna, path } = await createFamilyApp()
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  await anna.post(`${path}/shopping/items`, { name: 'Tea' })
  await stream.untilChanged('shopping')
  await expect(stream.untilChanged('notes', 50)).rejects.toThrow(
    /^No event told that “notes” has changed within 0\.05 seconds\. What came: .*open \{\}.*shopping.*\.$/,
  )
  await expect(stream.until('goodbye', 50)).rejects.toThrow('The event “goodbye” did not come within')
  stream.close()
  const refused = await openBrowser(app).listen(`${path}/live`)
  await refused.ended
  await expect(refused.until('open', 50)).rejects.toThrow('What came: nothing.')
})
