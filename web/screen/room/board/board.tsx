import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { OfflineNote } from '../connection/offline-note.tsx'
import { usePixelShift } from '../device/use-pixel-shift.ts'
import { HelpLayer } from '../help/help-layer.tsx'
import { LifeLayer } from '../life/life-layer.tsx'
import { MovesLayer } from '../moves/moves-layer.tsx'
import { isNews } from '../playlist/showable.ts'
import type { Showing } from '../playlist/showing.ts'
import { LongText } from '../scenes/words/long-text-layer.tsx'
import { SoundLayer } from '../sound/sound-layer.tsx'
import { BoardDay } from './board-day.tsx'
import { BoardPicture } from './board-picture.tsx'
import type { BoardProps } from './board-props.ts'
import { BoardWords } from './board-words.tsx'
import { useBoardPicture } from './use-board-picture.ts'
import { useLastWords } from './use-last-words.ts'

/** Milliseconds in which something new is announced. */
const newsLasts = 8000

/**
 * Nothing moves here: the day, who comes, one picture, and the last word of each of the family. Words can be read at a
 * glance, again and again; a press shows them large. Without words the picture has their place.
 */
export function Board(props: BoardProps) {
  const {
    view,
    now,
    isOnline,
    isQuiet,
    onShown,
    onPicture,
    onBroken,
    onPress,
    onAnswer,
    isLetterOpen,
    ...moves
  } = props
  const picture = useBoardPicture(view, now)
  const said = useLastWords(view, now)
  const [large, setLarge] = useState<string | null>(null)
  const [news, tell] = useNews(moves.showing)
  const shift = usePixelShift()
  const deliveryId = picture?.deliveryId ?? null
  useEffect(() => onPicture(deliveryId), [onPicture, deliveryId])

  function show(item: ScreenItem) {
    if (isNews(item)) tell(item.deliveryId)
    onShown(item)
  }

  return (
    <div className="shift" style={view.look === 'ink' ? undefined : shift}>
      <main className={said.length > 0 ? 'board' : 'board wordless'}>
        <BoardDay view={view} now={now} />
        {picture && (
          <BoardPicture key={deliveryId} item={picture} view={view} onShown={show} onBroken={onBroken} />
        )}
        {said.length > 0 && (
          <BoardWords said={said} view={view} now={now} onShown={show} onPress={setLarge} />
        )}
        {large !== null && (
          <div className="board-large">
            <LongText text={large} onClose={() => setLarge(null)} />
          </div>
        )}
      </main>
      <OfflineNote isOnline={isOnline} />
      <SoundLayer view={view} showing={news} painted={news.deliveryId} isQuiet={isQuiet} />
      <HelpLayer view={view} now={now} isOnline={isOnline} onPress={onPress} />
      <LifeLayer
        view={view}
        now={now}
        touchedAt={moves.touchedAt}
        isLetterOpen={isLetterOpen}
        onLetter={moves.onLetter}
        onAnswer={onAnswer}
      />
      <MovesLayer view={view} {...moves} showing={nothing(moves.showing)} onMove={stay} />
    </div>
  )
}

/** There is nothing to go back and forth in, or to catch up with. */
function nothing(showing: Showing): Showing {
  return { ...showing, deliveryId: null, mode: 'day' }
}

function stay() {}

/** What has come last, for the chime and for reading aloud: as a screen of pictures shows something new. */
function useNews(showing: Showing): [Showing, (deliveryId: string) => void] {
  const [news, setNews] = useState<Pick<Showing, 'deliveryId' | 'mode'>>({ deliveryId: null, mode: 'rest' })
  useEffect(() => {
    if (news.mode !== 'new') return
    const timer = setTimeout(() => setNews((before) => ({ ...before, mode: 'rest' })), newsLasts)
    return () => clearTimeout(timer)
  }, [news])
  return [{ ...showing, ...news }, (deliveryId) => setNews({ deliveryId, mode: 'new' })]
}
