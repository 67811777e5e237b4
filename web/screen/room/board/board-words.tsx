import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { useLeastSize } from '../scenes/words/letters.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { BoardWord } from './board-word.tsx'
import { useFittingCount } from './use-fitting-count.ts'

/** A button has room beside the words where they are wider than this many letters of the least size. */
const roomForButton = 25

type BoardWordsProps = {
  said: ScreenItem[]
  view: ScreenView
  now: number
  onShown: (item: ScreenItem) => void
  /** With the whole words. */
  onPress: (text: string) => void
}

/** The last word of each of the family, as large as they fit: so many that each can be read from where she sits. */
export function BoardWords({ said, view, ...props }: BoardWordsProps) {
  const { language, timeZone } = view
  const { ref, count } = useFittingCount<HTMLUListElement>(said.length, (count) =>
    JSON.stringify([language, said.slice(0, count).map(({ title }) => title)]),
  )
  const { width, height } = useScreenSize()
  const least = useLeastSize()
  const place = width > height ? width * 0.62 : width
  const isBeside = place > 620 && place > least * roomForButton
  return (
    // A usual note is whole, or there is one less.
    <ul
      ref={ref}
      data-lines={4}
      className={isBeside ? 'board-words buttons-beside fits' : 'board-words fits'}
    >
      {said.slice(0, count).map((item) => (
        <BoardWord
          key={item.deliveryId}
          item={item}
          deviceId={view.deviceId}
          timeZone={timeZone}
          {...props}
        />
      ))}
    </ul>
  )
}
