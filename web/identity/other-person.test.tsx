import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepResponse } from '../platform/cache/response-cache.ts'
import { emma, idOf } from '../testing/given.ts'
import { render } from '../testing/render.tsx'
import { useBeginForOther } from './other-person.ts'

test('the page begins anew when somebody else has signed in in another tab, and only then', async () => {
  const begin = vi.fn()
  render(<Page begin={begin} />)
  await expect.element(page.getByText('Page')).toBeVisible()
  keepResponse('user', emma)
  changeInOtherTab()
  expect(begin).not.toHaveBeenCalled()
  keepResponse('user', { ...emma, id: idOf(2) })
  changeInOtherTab()
  expect(begin).toHaveBeenCalledTimes(1)
  // A page that was asleep hears of it when it is looked at.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(begin).toHaveBeenCalledTimes(2)
})

/** What the browser does when another tab has kept the person who signed in. */
function changeInOtherTab() {
  dispatchEvent(new StorageEvent('storage', { key: 'sunporch-copy' }))
}

function Page({ begin }: { begin: () => void }) {
  useBeginForOther(begin)
  return <p>Page</p>
}
