import { useState } from 'react'
import type * as z from 'zod/mini'
import {
  type ContentItem,
  type ContentType,
  contentTypes,
  NewContentItem,
  type Provider,
} from '#contract/content.ts'
import { providersOf } from '#contract/content-choices.ts'
import { limits } from '#contract/platform/fields.ts'
import { useContractForm } from '../platform/form.ts'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { SelectField, TextArea, TextField } from '../platform/ui/field.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { contentWords } from './content-words.ts'
import { draftOf, isChanged, isUnderWay, type RecordingDraft } from './recording-draft.ts'
import { useSaveContent } from './use-save-content.ts'

const RecordingField = lazyComponent(() =>
  import('./recording-field.tsx').then((field) => field.RecordingField),
)

type ContentDialogProps = {
  /** Null adds a new item. */
  item: ContentItem | null
  /** The type that is chosen at first for a new item. */
  type?: ContentType
  onClose: () => void
}

export function ContentDialog(props: ContentDialogProps) {
  const { item, onClose } = props
  const [recording, setRecording] = useState(() => draftOf(item?.recording ?? null))
  const change = (change: Partial<RecordingDraft>) => setRecording((before) => ({ ...before, ...change }))
  const { save, failure, forgetFailure } = useSaveContent(item, () =>
    setRecording(({ chosen, ...before }) => ({
      ...before,
      chosen: chosen && { ...chosen, objectPath: null },
    })),
  )
  const form = useContentForm(props, (body) => save(body, recording))
  const isBlank = form.watch('title').trim() === ''
  const isMusic = form.watch('type') === 'music'
  const isWaiting = isMusic && isUnderWay(recording)
  const isUnsaved = form.formState.isDirty || isChanged(recording, item?.recording ?? null)
  return (
    <FormDialog
      title={item ? contentWords().editContent : contentWords().add}
      form={form}
      submit={item ? contentWords().save : contentWords().addIt}
      pending={item ? contentWords().saving : contentWords().adding}
      missing={isBlank ? contentWords().title : isWaiting && contentWords().recording}
      isUnsaved={isUnsaved}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TypeField form={form} />
        <ProviderField form={form} />
        {!item && !isMusic && (
          <p className="-mt-3 text-sm text-ink-2 sm:col-span-2">{contentWords().ownRecording}</p>
        )}
      </div>
      <TextField
        label={contentWords().title}
        {...form.field('title')}
        autoComplete="off"
        maxLength={limits.name}
        placeholder={contentWords().titleExample}
      />
      <TextArea
        label={contentWords().description}
        {...form.field('description')}
        rows={3}
        maxLength={limits.text}
        placeholder={contentWords().descriptionExample}
      />
      <TextField
        label={contentWords().link}
        {...form.field('externalUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={contentWords().linkExample}
      />
      {/* A recording goes before the type can change. */}
      {(isMusic || item?.recording) && (
        <RecordingField
          item={item}
          draft={recording}
          failure={failure}
          onChange={(changed) => {
            forgetFailure()
            change(changed)
          }}
        />
      )}
    </FormDialog>
  )
}

type ContentForm = ReturnType<typeof useContentForm>

function useContentForm(
  { item, type = 'audiobook', onClose }: ContentDialogProps,
  save: (body: z.output<typeof NewContentItem>) => Promise<void>,
) {
  const values: ContentValues = {
    type: item?.type ?? type,
    title: item?.title ?? '',
    description: item?.description ?? '',
    externalUrl: item?.externalUrl ?? '',
    provider: item?.provider ?? providersOf[type][0],
  }
  return useContractForm({
    schema: NewContentItem,
    values,
    send: save,
    onSent: onClose,
  })
}

type ContentValues = {
  type: ContentType
  title: string
  description: string
  externalUrl: string
  provider: Provider
}

/** Choosing a type chooses its first provider too. */
function TypeField({ form }: { form: ContentForm }) {
  const type = form.field('type', {
    onChange: ({ target }) => form.setValue('provider', providersOf[target.value as ContentType][0]),
  })
  return (
    <SelectField label={contentWords().type} {...type}>
      {contentTypes.map((type) => (
        <option key={type} value={type}>
          {contentWords().types[type]}
        </option>
      ))}
    </SelectField>
  )
}

function ProviderField({ form }: { form: ContentForm }) {
  const type = form.watch('type')
  // Made anew for each type: a select that loses its chosen option chooses another by itself.
  return (
    <SelectField key={type} label={contentWords().provider} {...form.field('provider')}>
      {providersOf[type].map((provider) => (
        <option key={provider} value={provider}>
          {contentWords().providers[provider]}
        </option>
      ))}
    </SelectField>
  )
}
