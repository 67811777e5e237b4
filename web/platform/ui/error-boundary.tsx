import { Component, type ReactNode } from 'react'
import { commonWords } from '../words/common-words.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type ErrorBoundaryProps = {
  /** After an error, another key renders the children again. */
  resetKey: string
  children: ReactNode
}

type ErrorBoundaryState = {
  /** The `resetKey` at the error; null without one, '' until it is known. */
  failedKey: string | null
}

/** Catches an error while rendering: the rest of the page goes on, and the person is told what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: null }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedKey: '' }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    if (failedKey === '') return { failedKey: resetKey }
    return failedKey !== null && failedKey !== resetKey ? { failedKey: null } : null
  }

  override render() {
    if (this.state.failedKey === null) return this.props.children
    return (
      <div role="alert" className="grid min-h-[60dvh] place-content-center p-4">
        <Card className="grid max-w-xl justify-items-start gap-4 sm:p-10">
          <h1 className="text-2xl font-semibold">{commonWords().stumbled}</h1>
          <p className="text-ink-2">{commonWords().stumbledText}</p>
          <Button look="primary" onClick={() => location.reload()}>
            {commonWords().openAgain}
          </Button>
        </Card>
      </div>
    )
  }
}
