import { useState } from 'react'
import { alexaApi, type Rehearsal } from '#contract/alexa.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { useRehearse } from './alexa.queries.ts'
import { EchoFrame } from './echo-frame.tsx'
import { echoWords } from './echo-words.ts'

/** The skill is talked to in English here, in every language of the page. */
const examples = [
  'open sun porch',
  'next',
  'who sent this',
  'I love it',
  'add milk to my list',
  'what is coming today',
]
const viewport = { width: 1280, height: 800 }

/** Talks to the skill by text. Nothing of it is stored or sent to anybody. */
export function EchoTalk() {
  const [answer, setAnswer] = useState<Rehearsal | null>(null)
  const [screen, setScreen] = useState<Rehearsal['screen']>(null)
  const rehearse = useRehearse()
  const words = echoWords()
  const session = answer && !answer.isOver ? answer.session : {}
  const form = useContractForm({
    schema: alexaApi.rehearse.body,
    values: { text: '' },
    toBody: ({ text }) => ({ text, session }),
    send: rehearse.mutateAsync,
    onSent: show,
  })

  function show(next: Rehearsal) {
    form.setValue('text', '')
    setAnswer(next)
    if (next.screen || next.isOver) setScreen(next.screen)
  }

  return (
    <div className="grid gap-4">
      <form className="flex flex-wrap items-end gap-3" onSubmit={form.onSubmit}>
        <TextField
          label={words.sayToSkill}
          className="grow basis-64"
          error={form.errors.text ?? (rehearse.error ? refusalOf(rehearse.error) : undefined)}
          {...form.register('text')}
          autoComplete="off"
          maxLength={200}
          placeholder={words.sayExample}
        />
        <Button
          type="submit"
          look="primary"
          disabled={form.watch('text').trim() === '' || rehearse.isPending}
        >
          {words.say}
        </Button>
      </form>
      <Examples
        isDisabled={rehearse.isPending}
        onChoose={(text) => rehearse.mutate({ text, session }, { onSuccess: show })}
      />
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {screen && <EchoFrame shown={screen} title={words.answer} viewport={viewport} />}
    </div>
  )
}

function Examples({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {examples.map((text) => (
        <button
          key={text}
          type="button"
          disabled={isDisabled}
          onClick={() => onChoose(text)}
          className="min-h-11 rounded-full bg-surface-2 px-4 text-sm hover:bg-line"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

function Answer({ answer: { said, understood, isOver } }: { answer: Rehearsal }) {
  const words = echoWords()
  return (
    <p className="rounded-control bg-surface-2 p-4">
      {said || words.saysNothing}
      <span className="mt-1 block text-sm text-ink-2">
        {words.understood(understood)}
        {isOver && `\u00a0· ${words.isOver}`}
      </span>
    </p>
  )
}
