import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type MishapBoundaryProps = {
  /** Another place is another try. */
  place: string
  children: ReactNode
}

/** A mistake of ours in one part takes that part only, and says how to go on. */
export class MishapBoundary extends Component<MishapBoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null }

  static getDerivedStateFromError() {
    return { brokenAt: '' }
  }

  static getDerivedStateFromProps({ place }: MishapBoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    if (brokenAt === '') return { brokenAt: place }
    return brokenAt !== null && brokenAt !== place ? { brokenAt: null } : null
  }

  override render() {
    if (this.state.brokenAt === null) return this.props.children
    return (
      <div role="alert" className="grid min-h-[60dvh] place-content-center p-4">
        <Card className="grid max-w-xl justify-items-start gap-4 sm:p-10">
          <h1 className="text-2xl font-semibold">This page has stumbled</h1>
          <p className="text-ink-2">
            What you have saved is safe. Opening the page again most often helps; if it does not, please tell
            whoever runs your Sunporch.
          </p>
          <Button look="primary" onClick={() => location.reload()}>
            Open it again
          </Button>
        </Card>
      </div>
    )
  }
}
