import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepResponse } from '../platform/cache/response-cache.ts'
import { emma, idOf } from '../testing/given.ts'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { useBeginForOther } from './other-person.ts'
import { OtherPersonQuestion } from './other-person-question.tsx'

test('the page begins anew when somebody else has signed in in another tab, and only then', async () => {
  const begin = vi.fn()
  const onOther = vi.fn()
  render(<Page begin={begin} onOther={onOther} />)
  await expect.element(page.getByText('Page')).toBeVisible()
  keepResponse('user', emma)
  changeInOtherTab()
  expect(begin).not.toHaveBeenCalled()
  expect(onOther).not.toHaveBeenCalled()
  keepResponse('user', { ...emma, id: idOf(2) })
  changeInOtherTab()
  expect(begin).toHaveBeenCalledTimes(1)
  // The browser may have asked, and the person stayed: what goes on by itself has stopped, and nothing can be pressed.
  expect(onOther).toHaveBeenCalledTimes(1)
  const question = page.getByRole('alertdialog', { name: 'Somebody else has signed in' })
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question.getByRole('button', { name: 'Load this page again' })).toBeVisible()
  expect(await violations()).toEqual([])
  // A page that was asleep hears of it when it is looked at.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(begin).toHaveBeenCalledTimes(2)
})

/** What the browser does when another tab has kept the person who signed in. */
function changeInOtherTab() {
  dispatchEvent(new StorageEvent('storage', { key: 'sunporch-copy' }))
}

function Page({ begin, onOther }: { begin: () => void; onOther: () => void }) {
  const isOther = useBeginForOther(onOther, begin)
  return (
    <>
      <p>Page</p>
      {isOther && <OtherPersonQuestion />}
    </>
  )
}
