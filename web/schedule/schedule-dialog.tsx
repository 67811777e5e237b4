import { type SyntheticEvent, useId, useState } from 'react'
import { type ContentItem, contentTypeLabels } from '#contract/content.ts'
import { type Photo, pictureUrl } from '#contract/photos.ts'
import {
  defaultPattern,
  type NewScheduleEntry,
  type RecurringPattern,
  recurringPatterns,
  type ScheduleEntry,
} from '#contract/schedule.ts'
import { useContent } from '../content/content.queries.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useNewestPhotos } from '../photos/photos.queries.ts'
import { formatDate } from '../platform/format.ts'
import { showToast } from '../platform/toast-store.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { Switch } from '../platform/ui/switch.tsx'
import { ChoiceList } from './choice-list.tsx'
import { PreviewList } from './preview-list.tsx'
import { useAddEntry, usePreview, useUpdateEntry } from './schedule.queries.ts'
import { patternLabels } from './schedule-text.ts'
import { firstDate, type Template } from './templates.ts'
import { instantOf, wallClock } from './zoned.ts'

/** The specification's: so many photos to choose from. */
const photosShown = 10

type ScheduleDialogProps = { entry: ScheduleEntry | null; template: Template | null; onClose: () => void }

type Draft = {
  contentItemId: string | null
  photoId: string | null
  isNextPhoto: boolean
  date: string
  time: string
  isRecurring: boolean
  pattern: RecurringPattern
}

export function ScheduleDialog({ entry, template, onClose }: ScheduleDialogProps) {
  const { group } = useSelection()
  const timeZone = group?.timeZone ?? 'UTC'
  const [draft, setDraft] = useState<Draft>(() => draftOf(entry, template, timeZone))
  const recurringId = useId()
  const content = useContent()
  const photos = useNewestPhotos(photosShown)
  const add = useAddEntry()
  const update = useUpdateEntry(entry?.id ?? '')
  const isPending = add.isPending || update.isPending
  const { date: today } = wallClock(Date.now(), timeZone)
  const hasChoice = draft.contentItemId !== null || draft.photoId !== null || draft.isNextPhoto
  const at = instantOf(draft.date, draft.time, timeZone)
  const preview = usePreview(
    Number.isNaN(at) ? null : new Date(at).toISOString(),
    draft.isRecurring ? draft.pattern : null,
  )
  const change = (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some }))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (Number.isNaN(at)) return refuse('Please select both date and time for the schedule.')
    if (!hasChoice) return refuse('Please select either a content item or photo to schedule.')
    if (at < Date.now()) return refuse('This time has passed. Please choose a later one.')
    const given: NewScheduleEntry = {
      contentItemId: draft.contentItemId,
      photoId: draft.photoId,
      isNextPhoto: draft.isNextPhoto,
      scheduledFor: new Date(at).toISOString(),
      isRecurring: draft.isRecurring,
      recurringPattern: draft.isRecurring ? draft.pattern : null,
    }
    if (entry) update.mutate(given, { onSuccess: onClose })
    else add.mutate(given, { onSuccess: onClose })
  }

  return (
    <Dialog title={entry ? 'Edit Schedule' : 'Schedule Content'} onClose={onClose} width={640}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        {template?.kind !== 'photo' && (
          <section aria-label="Content Item">
            <h3 className="mb-1.5 font-semibold">Content Item</h3>
            <ChoiceList
              label="Content Item"
              items={offered(content.data ?? [], template)}
              chosenId={draft.contentItemId}
              idOf={({ id }: ContentItem) => id}
              nameOf={({ title, type }) => `${title} (${contentTypeLabels[type]})`}
              onChoose={(contentItemId) => change({ contentItemId, photoId: null, isNextPhoto: false })}
              empty="There is nothing in the Content Library for this yet."
            />
          </section>
        )}
        {template?.kind !== 'content' && (
          <section aria-label="Photo">
            <h3 className="mb-1.5 font-semibold">Photo</h3>
            <ChoiceList
              label="Automatic choice"
              items={['Next photo not yet shown']}
              chosenId={draft.isNextPhoto ? 'Next photo not yet shown' : null}
              idOf={(name) => name}
              nameOf={(name) => name}
              onChoose={(name) => change({ isNextPhoto: name !== null, photoId: null, contentItemId: null })}
              empty=""
            />
            <ChoiceList
              label="Photo"
              items={photos.data ?? []}
              chosenId={draft.photoId}
              idOf={({ id }: Photo) => id}
              nameOf={(photo) => photo.caption ?? `Photo from ${formatDate(photo.createdAt)}`}
              pictureOf={(photo) => (
                <img src={pictureUrl(photo, 320)} alt="" className="size-9 rounded-lg object-cover" />
              )}
              onChoose={(photoId) => change({ photoId, contentItemId: null, isNextPhoto: false })}
              empty="There are no photos yet."
            />
          </section>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Date">
            {(attributes) => (
              <input
                {...attributes}
                type="date"
                min={today}
                value={draft.date}
                onChange={(event) => change({ date: event.target.value })}
              />
            )}
          </Field>
          <Field label="Time" hint={`In ${timeZone.replaceAll('_', ' ')}`}>
            {(attributes) => (
              <input
                {...attributes}
                type="time"
                value={draft.time}
                onChange={(event) => change({ time: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div className="flex min-h-11 items-center gap-4">
          <Switch
            id={recurringId}
            checked={draft.isRecurring}
            onCheckedChange={(isRecurring) => change({ isRecurring })}
          />
          <label htmlFor={recurringId} className="cursor-pointer font-semibold">
            Recurring
          </label>
        </div>
        {draft.isRecurring && (
          <Field label="Recurrence">
            {(attributes) => (
              <select
                {...attributes}
                value={draft.pattern}
                onChange={(event) => change({ pattern: event.target.value as RecurringPattern })}
              >
                {recurringPatterns.map((pattern) => (
                  <option key={pattern} value={pattern}>
                    {patternLabels[pattern]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {draft.isRecurring && preview.data && <PreviewList moments={preview.data} timeZone={timeZone} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            disabled={!draft.date || !draft.time || !hasChoice || isPending}
          >
            {submitLabel(entry !== null, isPending)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function draftOf(entry: ScheduleEntry | null, template: Template | null, timeZone: string): Draft {
  if (entry) {
    const { date, time } = wallClock(Date.parse(entry.scheduledFor), timeZone)
    return {
      contentItemId: entry.contentItemId,
      photoId: entry.photoId,
      isNextPhoto: entry.isNextPhoto,
      date,
      time,
      isRecurring: entry.isRecurring,
      pattern: entry.recurringPattern ?? defaultPattern,
    }
  }
  return {
    contentItemId: null,
    photoId: null,
    isNextPhoto: template?.kind === 'photo',
    date: template ? firstDate(template, Date.now(), timeZone) : '',
    time: template?.time ?? '',
    isRecurring: template !== null,
    pattern: template?.pattern ?? defaultPattern,
  }
}

function offered(items: ContentItem[], template: Template | null): ContentItem[] {
  return template?.contentType ? items.filter(({ type }) => type === template.contentType) : items
}

function submitLabel(isEdit: boolean, isPending: boolean): string {
  if (isEdit) return isPending ? 'Saving…' : 'Save'
  return isPending ? 'Scheduling…' : 'Schedule'
}

function refuse(description: string) {
  showToast({ variant: 'destructive', title: 'Error', description })
}
