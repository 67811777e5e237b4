import { Quiet } from './quiet.tsx'

export function RevokedView({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Quiet>
      <h1 className="text-[clamp(2.5rem,5vw,4.5rem)] leading-tight font-semibold">
        This screen is not connected
      </h1>
      <p className="max-w-2xl text-[clamp(1.25rem,2.4vw,2rem)] text-ink-2">
        The family has removed it. It shows nothing any more.
      </p>
      <button
        type="button"
        onClick={onStartAgain}
        className="min-h-18 rounded-card bg-pine px-10 text-2xl font-semibold text-on-pine"
      >
        Connect again
      </button>
    </Quiet>
  )
}
