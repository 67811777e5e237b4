export function RevokedView({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <main className="quiet">
      <h1 className="large">This screen is not connected</h1>
      <p className="hint">The family has removed it. It shows nothing any more.</p>
      <button type="button" className="answer filled" onClick={onStartAgain}>
        Connect again
      </button>
    </main>
  )
}
