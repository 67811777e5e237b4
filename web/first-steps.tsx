import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { useDevices } from './delivery/delivery.queries.ts'
import { useMembers } from './family/members/members.queries.ts'
import { useSelection } from './family/selection/selected-group.tsx'
import { useNewestPhotos } from './photos/photos.queries.ts'
import { frameWords } from './platform/frame/frame-words.ts'
import { localStore } from './platform/local-store.ts'
import { Button, buttonLook } from './platform/ui/button.tsx'
import { Card } from './platform/ui/card.tsx'
import { CardHeader } from './platform/ui/card-header.tsx'

/** The groups whose first steps are done or put away. */
const store = localStore({
  key: 'sunporch-first-steps',
  version: 1,
  schema: z.array(z.string()),
  migrate: (text) => text.split(' '),
})

/** What a new group has to do, until it is done or put away. */
export function FirstSteps() {
  const words = frameWords().steps
  const { group } = useSelection()
  const devices = useDevices()
  const photos = useNewestPhotos(5)
  const members = useMembers()
  const [isPutAway, setPutAway] = useState(() => isOver(group?.id))
  if (!group || isPutAway || group.role !== 'primary_caretaker') return null
  if (!devices.data || !photos.data || !members.data) return null
  const steps = stepsOf({
    hasOpenScreen: devices.data.some(({ openedAt }) => openedAt !== null),
    hasSentPhoto: photos.data.some(({ isSentToAlexa }) => isSentToAlexa),
    hasOtherMembers: members.data.length > 1,
  })
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) {
    putAway(group.id)
    return null
  }
  const notNow = () => {
    putAway(group.id)
    setPutAway(true)
  }
  if (steps.filter(({ isDone }) => !isDone).length === 1) return <LastStep step={next} onNotNow={notNow} />
  return (
    <Card aria-labelledby="first-steps" className="border-pine">
      <CardHeader id="first-steps" title={words.title}>
        <Button look="quiet" onClick={notNow}>
          {words.notNow}
        </Button>
      </CardHeader>
      <ol className="mt-2 grid gap-2">
        {steps.map((step, index) => (
          <Step key={step.name} number={index + 1} isDone={step.isDone} action={step === next && step.action}>
            {step.name}
          </Step>
        ))}
      </ol>
    </Card>
  )
}

/** When only one step is left it takes one line. */
function LastStep({ step, onNotNow }: { step: StepOfGroup; onNotNow: () => void }) {
  const words = frameWords().steps
  return (
    <Card
      aria-labelledby="first-steps"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3! sm:py-3!"
    >
      <h2 id="first-steps" className="sr-only">
        {words.title}
      </h2>
      <p className="min-w-0 grow">
        <span className="text-ink-2">{words.oneLeft}</span> <span className="font-semibold">{step.name}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        {step.action}
        <Button look="quiet" onClick={onNotNow}>
          {words.notNow}
        </Button>
      </span>
    </Card>
  )
}

type Progress = {
  hasOpenScreen: boolean
  hasSentPhoto: boolean
  hasOtherMembers: boolean
}

type StepOfGroup = { name: string; isDone: boolean; action: ReactNode }

/** Only the last has a button: those of the others stand in the room, which is on the page above. */
function stepsOf({ hasOpenScreen, hasSentPhoto, hasOtherMembers }: Progress): StepOfGroup[] {
  const words = frameWords().steps
  return [
    { name: words.group, isDone: true, action: null },
    {
      name: words.screen,
      isDone: hasOpenScreen,
      action: null,
    },
    {
      name: words.photo,
      isDone: hasSentPhoto,
      action: null,
    },
    {
      name: words.invite,
      isDone: hasOtherMembers,
      action: (
        <Link href={pagePaths.familyMembers} className={buttonLook('primary')}>
          {words.invite}
        </Link>
      ),
    },
  ]
}

type StepProps = { number: number; isDone: boolean; action: ReactNode; children: ReactNode }

function Step({ number, isDone, action, children }: StepProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex min-w-0 grow items-center gap-4">
        <span
          className={
            isDone
              ? 'grid size-8 shrink-0 place-items-center rounded-full bg-success text-surface'
              : 'grid size-8 shrink-0 place-items-center rounded-full border-2 border-line-strong'
          }
        >
          {isDone ? <Check size={18} role="img" aria-label={frameWords().steps.done} /> : number}
        </span>
        <span className={isDone ? 'min-w-0 text-ink-2' : 'min-w-0 font-semibold'}>{children}</span>
      </span>
      {action}
    </li>
  )
}

function isOver(groupId: string | undefined): boolean {
  return store.read()?.includes(groupId ?? '') ?? false
}

function putAway(groupId: string): void {
  if (isOver(groupId)) return
  store.write([...(store.read() ?? []), groupId])
}
