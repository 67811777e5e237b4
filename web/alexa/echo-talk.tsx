import { useState } from 'react'
import type { Rehearsal } from '#contract/alexa.ts'
import { sentenceOf } from '../platform/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useRehearse } from './alexa.queries.ts'
import { EchoFrame } from './echo-frame.tsx'

const ideas = [
  'open sun porch',
  'next',
  'who sent this',
  'I love it',
  'add milk to my list',
  'what is coming today',
]
const viewport = { width: 1280, height: 800 }

/** The skill by text, on an Echo that is made up: nobody hears of it. */
export function EchoTalk() {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Rehearsal | null>(null)
  const [screen, setScreen] = useState<Rehearsal['screen']>(null)
  const rehearse = useRehearse()

  function say(words: string) {
    const session = answer && !answer.isOver ? answer.session : {}
    rehearse.mutate(
      { text: words, session },
      {
        onSuccess(heard) {
          setText('')
          setAnswer(heard)
          if (heard.screen || heard.isOver) setScreen(heard.screen)
        },
      },
    )
  }

  return (
    <div className="grid gap-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          say(text)
        }}
      >
        <Field
          label="Say to the skill"
          className="grow basis-64"
          error={rehearse.error ? sentenceOf(rehearse.error) : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              maxLength={200}
              placeholder="open sun porch"
            />
          )}
        </Field>
        <Button type="submit" look="primary" disabled={text.trim() === '' || rehearse.isPending}>
          Say it
        </Button>
      </form>
      <div className="flex flex-wrap gap-2">
        {ideas.map((words) => (
          <button
            key={words}
            type="button"
            disabled={rehearse.isPending}
            onClick={() => say(words)}
            className="min-h-11 rounded-full bg-surface-2 px-4 text-sm hover:bg-line"
          >
            {words}
          </button>
        ))}
      </div>
      <div role="status">
        {answer && (
          <p className="rounded-control bg-surface-2 p-4">
            {answer.said || 'It says nothing.'}
            <span className="mt-1 block text-sm text-ink-2">
              Understood as {answer.understood}
              {answer.isOver && ' · the conversation is over'}
            </span>
          </p>
        )}
      </div>
      {screen && <EchoFrame shown={screen} title="The answer" viewport={viewport} />}
    </div>
  )
}
