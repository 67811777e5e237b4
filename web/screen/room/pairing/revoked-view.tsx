import { useWords } from '../language/use-words.ts'

export function RevokedView({ onStartAgain }: { onStartAgain: () => void }) {
  const words = useWords()
  return (
    <main className="quiet">
      <h1 className="large">{words.notConnected}</h1>
      <p className="hint">{words.wasRemoved}</p>
      <button type="button" className="answer filled" onClick={onStartAgain}>
        {words.connectAgain}
      </button>
    </main>
  )
}
