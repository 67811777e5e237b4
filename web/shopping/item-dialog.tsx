import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { defaultQuantity, NewShoppingItem, type ShoppingItem } from '#contract/shopping.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useAddItem, useUpdateItem } from './shopping.queries.ts'

/** `item` null adds a new one. */
export function ItemDialog({ item, onClose }: { item: ShoppingItem | null; onClose: () => void }) {
  const add = useAddItem()
  const update = useUpdateItem(item?.id ?? '')
  const isPending = add.isPending || update.isPending
  const form = useForm({
    resolver: standardSchemaResolver(NewShoppingItem),
    defaultValues: {
      name: item?.name ?? '',
      quantity: item?.quantity ?? defaultQuantity,
      notes: item?.notes ?? '',
    },
  })
  const { errors } = form.formState
  const isBlank = form.watch('name').trim() === ''
  const submit = form.handleSubmit((given) =>
    item ? update.mutate(given, { onSuccess: onClose }) : add.mutate(given, { onSuccess: onClose }),
  )
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
