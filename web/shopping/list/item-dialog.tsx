import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { defaultQuantity, NewShoppingItem, type ShoppingItem } from '#contract/shopping.ts'
import { fieldMessages } from '../../platform/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { discardAdd } from '../offline/queue.ts'
import { useAddItem, useUpdateItem } from './shopping.queries.ts'

type ItemDialogProps = {
  /** Null adds a new one. */
  item: ShoppingItem | null
  /** A link that was pasted without a name. */
  product?: string
  onClose: () => void
}

export function ItemDialog({ item, product, onClose }: ItemDialogProps) {
  const add = useAddItem()
  const update = useUpdateItem(item?.id ?? '')
  const isPending = add.isPending || update.isPending
  const form = useForm({
    resolver: standardSchemaResolver(NewShoppingItem),
    defaultValues: {
      name: item?.name ?? '',
      quantity: item?.quantity ?? defaultQuantity,
      notes: item?.notes ?? '',
      product: item?.product?.url ?? product ?? '',
    },
  })
  const { errors, dirtyFields } = form.formState
  const isBlank = form.watch('name').trim() === ''
  const submit = form.handleSubmit((given) => (item ? save(given) : addNew(given)))

  function addNew({ product, ...given }: NewShoppingItem) {
    // Without a link of its own, one is looked for in the name and the notes.
    const wanted = { ...given, ...(product && { product }) }
    add.mutate(wanted, {
      onSuccess: (added) => {
        if (added.outcome !== 'refused') return onClose()
        // What was typed still stands here.
        discardAdd(added.key)
        explain(added.fields)
      },
    })
  }

  /** Only what was changed: somebody else may be changing the rest. */
  function save(given: NewShoppingItem) {
    const isDirty = (name: string) => name in dirtyFields
    const change = Object.fromEntries(Object.entries(given).filter(([name]) => isDirty(name)))
    update.mutate(change, {
      onSuccess: onClose,
      onError: (error) => explain(fieldMessages(error)),
    })
  }

  function explain(fields: Record<string, string>) {
    for (const name of ['name', 'quantity', 'notes', 'product'] as const) {
      if (fields[name]) form.setError(name, { message: fields[name] })
    }
  }

  return (
    <Dialog title={item ? 'Edit Item' : 'Add Detailed Item'} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Field label="Name" error={errors.name?.message}>
          {(attributes) => <input {...attributes} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Field label="Quantity" error={errors.quantity?.message}>
          {(attributes) => <input {...attributes} {...form.register('quantity')} autoComplete="off" />}
        </Field>
        <Field label="Notes (optional)" error={errors.notes?.message}>
          {(attributes) => <textarea {...attributes} {...form.register('notes')} rows={2} />}
        </Field>
        <Field
          label="Amazon link (optional)"
          hint="The address of the product's page, so that everybody finds the right one."
          error={errors.product?.message}
        >
          {(attributes) => (
            <input {...attributes} {...form.register('product')} autoComplete="off" inputMode="url" />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isBlank || isPending}>
            {item ? 'Save' : 'Add Item'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
