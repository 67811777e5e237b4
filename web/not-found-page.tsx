import { Link } from 'wouter'
import { buttonLook } from './platform/ui/button.tsx'

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <title>Not found · Sunporch</title>
      <h1 className="text-4xl font-semibold">404 Page Not Found</h1>
      <p className="text-ink-2">Did you forget to add the page to the router?</p>
      <Link href="/" className={buttonLook('primary', 'mt-4')}>
        Go to the start
      </Link>
    </main>
  )
}
