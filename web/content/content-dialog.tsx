import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import {
  type ContentItem,
  type ContentType,
  contentTypeLabels,
  contentTypes,
  NewContentItem,
  type Provider,
  providerLabels,
  providersOf,
} from '#contract/content.ts'
import { limits } from '#contract/fields.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useAddContent, useUpdateContent } from './content.queries.ts'

type ContentDialogProps = {
  /** Null adds a new one. */
  item: ContentItem | null
  type?: ContentType
  onClose: () => void
}

export function ContentDialog({ item, type = 'audiobook', onClose }: ContentDialogProps) {
  const add = useAddContent()
  const update = useUpdateContent(item?.id ?? '')
  const isPending = add.isPending || update.isPending
  const form = useForm({
    resolver: standardSchemaResolver(NewContentItem),
    defaultValues: {
      type: item?.type ?? type,
      title: item?.title ?? '',
      description: item?.description ?? '',
      externalUrl: item?.externalUrl ?? '',
      provider: (item?.provider ?? providersOf[type][0]) as Provider,
    },
  })
  const { errors } = form.formState
  const chosen = form.watch('type') ?? 'audiobook'
  const isBlank = form.watch('title').trim() === ''
  const submit = form.handleSubmit((given) =>
    item ? update.mutate(given, { onSuccess: onClose }) : add.mutate(given, { onSuccess: onClose }),
  )
  return (
    <Dialog title={item ? 'Edit Content' : 'Add Content'} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Type" error={errors.type?.message}>
            {(attributes) => (
              <select
                {...attributes}
                {...form.register('type', {
                  onChange: ({ target }) =>
                    form.setValue('provider', providersOf[target.value as ContentType][0]),
                })}
              >
                {contentTypes.map((type) => (
                  <option key={type} value={type}>
                    {contentTypeLabels[type]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Provider" error={errors.provider?.message}>
            {(attributes) => (
              <select {...attributes} {...form.register('provider')}>
                {providersOf[chosen].map((provider) => (
                  <option key={provider} value={provider}>
                    {providerLabels[provider]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Field label="Title" error={errors.title?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('title')}
              autoComplete="off"
              maxLength={limits.name}
              placeholder="Enter title"
            />
          )}
        </Field>
        <Field label="Description" error={errors.description?.message}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...form.register('description')}
              rows={3}
              maxLength={limits.text}
              placeholder="Enter description (optional)"
            />
          )}
        </Field>
        <Field label="External URL" error={errors.externalUrl?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('externalUrl')}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="Enter direct link (optional)"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isBlank || isPending}>
            {submitLabel(item !== null, isPending)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function submitLabel(isEdit: boolean, isPending: boolean): string {
  if (isEdit) return isPending ? 'Saving…' : 'Save'
  return isPending ? 'Adding…' : 'Add Content'
}
