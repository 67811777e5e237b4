import { useEffect, useRef, useState } from 'react'
import type { EchoDocument } from '#contract/alexa.ts'
import { withPictures } from './pictures.ts'

type Viewport = { width: number; height: number }
type FromFrame = { type: 'ready' | 'drawn' | 'failed' | 'sent'; id?: number; why?: string }

/**
 * A screen of an Echo, as large as there is room. The frame is of no origin and of a policy of its own:
 * it draws what it is handed, and can ask for nothing.
 */
export function EchoFrame({
  shown,
  title,
  viewport,
}: {
  shown: Pick<EchoDocument, 'document' | 'data'>
  title: string
  viewport: Viewport
}) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const scale = useScale(room, viewport)

  useEffect(() => {
    function hear({ source, data }: MessageEvent<FromFrame>) {
      if (source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'drawn') setState('drawn')
      if (data.type === 'failed') setState('failed')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!isReady) return
    let isWanted = true
    setState('drawing')
    withPictures(shown.data).then((data) => {
      if (!isWanted) return
      // Its origin is none, so there is none to name.
      frame.current?.contentWindow?.postMessage(
        { type: 'draw', document: shown.document, data, viewport },
        '*',
      )
    })
    return () => {
      isWanted = false
    }
  }, [isReady, shown, viewport])

  return (
    <div ref={room} aria-busy={state === 'drawing'}>
      <div
        className="relative mx-auto overflow-hidden rounded-card border-8 border-[#0b0f10] bg-[#12191a]"
        style={{ width: viewport.width * scale + 16, height: viewport.height * scale + 16 }}
      >
        <iframe
          ref={frame}
          title={`${title}, as on an Echo Show`}
          src="/alexa-frame/frame.html"
          sandbox="allow-scripts"
          data-state={state}
          style={{ width: viewport.width, height: viewport.height, transform: `scale(${scale})` }}
          className="origin-top-left border-0"
        />
        {state !== 'drawn' && (
          <p className="absolute inset-0 grid place-items-center text-lg text-[#f1f0ea]">
            {state === 'failed' ? 'This could not be drawn here.' : 'Drawing…'}
          </p>
        )}
      </div>
    </div>
  )
}

/** How much smaller than life it must be to fit into the width of the room and the height of the window. */
function useScale(room: React.RefObject<HTMLDivElement | null>, { width, height }: Viewport): number {
  const [scale, setScale] = useState(0.25)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => setScale(Math.min(1, (element.clientWidth - 16) / width, (innerHeight * 0.6) / height))
    const watching = new ResizeObserver(fit)
    watching.observe(element)
    return () => watching.disconnect()
  }, [room, width, height])
  return scale
}
