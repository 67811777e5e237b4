import { lazy, Suspense } from 'react'

type LongTextProps = { text: string; onClose: () => void }

const LazyLongText = lazy(async () => ({ default: (await import('./long-text.tsx')).LongText }))

/** A text that is longer than its place. Its code is fetched when it is read, and kept by the service worker. */
export function LongText(props: LongTextProps) {
  return (
    <Suspense fallback={null}>
      <LazyLongText {...props} />
    </Suspense>
  )
}
