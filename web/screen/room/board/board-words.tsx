import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { useFit } from '../scenes/words/use-fit.ts'
import { BoardWord } from './board-word.tsx'

type BoardWordsProps = {
  said: ScreenItem[]
  view: ScreenView
  now: number
  onShown: (item: ScreenItem) => void
  /** With the whole words. */
  onPress: (text: string) => void
}

/** The last word of each of the family, as large as all of them fit. */
export function BoardWords({ said, view, ...props }: BoardWordsProps) {
  const { language, timeZone } = view
  const { ref } = useFit<HTMLUListElement>(JSON.stringify([language, said.map(({ title }) => title)]))
  return (
    <ul ref={ref} className="board-words fits">
      {said.map((item) => (
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
