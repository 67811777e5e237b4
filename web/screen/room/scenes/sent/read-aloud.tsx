import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useCode } from '../../offline/use-code.ts'

const load = () => import('../../sound/read-aloud-button.tsx')

/** The button that reads the item aloud, where the browser can. */
export function ReadAloud({ item }: { item: ScreenItem }) {
  const code = useCode(load, true, item)
  return code && <code.ReadAloudButton item={item} />
}
