import { Link } from 'wouter'
import { buttonLook } from './platform/ui/button.tsx'
import { commonWords } from './platform/words/common-words.ts'

export function NotFoundPage() {
  const words = commonWords()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <title>{`${words.notFound} · Sunporch`}</title>
      <h1 className="text-4xl font-semibold">{words.notFoundTitle}</h1>
      <p className="text-ink-2">{words.notFoundText}</p>
      <Link href="/" className={buttonLook('primary', 'mt-4')}>
        {words.toStart}
      </Link>
    </main>
  )
}
