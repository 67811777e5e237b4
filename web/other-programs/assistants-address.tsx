import { CopyText } from '../upload-keys/copy-text.tsx'
import { programWords } from './program-words.ts'

/** What an assistant is given in place of a token. */
export function AssistantsAddress({ address }: { address: string }) {
  const words = programWords()
  return (
    <section aria-labelledby="assistants-title" className="mt-6 border-t border-line pt-6">
      <h3 id="assistants-title" className="text-lg font-semibold">
        {words.assistants}
      </h3>
      <p className="mt-1 mb-3 text-ink-2">{words.assistantsText}</p>
      <CopyText what="address" value={address} />
    </section>
  )
}
