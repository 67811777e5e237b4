import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EchoDocument } from '#contract/alexa.ts'
import { echoWords } from './echo-words.ts'
import { withPictures } from './pictures.ts'

type Viewport = { width: number; height: number }
type FrameMessage = { type: 'ready' | 'drawn' | 'failed' | 'sent'; id?: number; why?: string }

type EchoFrameProps = {
  shown: Pick<EchoDocument, 'document' | 'data'>
  title: string
  /** Pixels of the Echo's screen. */
  viewport: Viewport
}

/**
 * A screen of an Echo, as large as fits. The frame is sandboxed: it has no origin, its own content security policy,
 * and draws what it is sent without any request.
 */
export function EchoFrame({ shown, title, viewport }: EchoFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const state = useDrawing(frame, shown, viewport)
  const scale = useScale(container, viewport)
  return (
    <div ref={container} aria-busy={state === 'drawing'}>
      <div
        dir="ltr"
        className="relative mx-auto overflow-hidden rounded-card border-8 border-[#0b0f10] bg-[#12191a]"
        style={{ width: viewport.width * scale + 16, height: viewport.height * scale + 16 }}
      >
        <iframe
          ref={frame}
          title={echoWords().onEcho(title)}
          src="/alexa-frame/frame.html"
          sandbox="allow-scripts"
          data-state={state}
          style={{ width: viewport.width, height: viewport.height, transform: `scale(${scale})` }}
          className="origin-top-left border-0"
        />
        {state !== 'drawn' && (
          <p className="absolute inset-0 grid place-items-center text-lg text-[#f1f0ea]">
            {state === 'failed' ? echoWords().notDrawn : echoWords().drawing}
          </p>
        )}
      </div>
    </div>
  )
}

/** Sends the document to the frame, again whenever it changes, and returns how far the drawing is. */
function useDrawing(
  frame: RefObject<HTMLIFrameElement | null>,
  shown: EchoFrameProps['shown'],
  viewport: Viewport,
): 'drawing' | 'drawn' | 'failed' {
  const [isReady, setReady] = useState(false)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')

  useEffect(() => {
    function onMessage({ source, data }: MessageEvent<FrameMessage>) {
      if (source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'drawn') setState('drawn')
      if (data.type === 'failed') setState('failed')
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame])

  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    setState('drawing')
    withPictures(shown.data).then((data) => {
      if (!isCurrent) return
      // A sandboxed frame has no origin that could be named here.
      frame.current?.contentWindow?.postMessage(
        { type: 'draw', document: shown.document, data, viewport },
        '*',
      )
    })
    return () => {
      isCurrent = false
    }
  }, [frame, isReady, shown, viewport])

  return state
}

/** The scale, at most 1, that fits the viewport into the container's width and 60 % of the window's height. */
function useScale(container: RefObject<HTMLDivElement | null>, { width, height }: Viewport): number {
  const [scale, setScale] = useState(0.25)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const fit = () => setScale(Math.min(1, (element.clientWidth - 16) / width, (innerHeight * 0.6) / height))
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, width, height])
  return scale
}
