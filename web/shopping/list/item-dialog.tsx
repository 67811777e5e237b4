import type * as z from 'zod/mini'
import { eachOf } from '#contract/platform/each-of.ts'
import {
  defaultQuantity,
  NewShoppingItem,
  type ShoppingItem,
  type WrittenItem,
  writtenNames,
} from '#contract/shopping/shopping.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextArea, TextField } from '../../platform/ui/field.tsx'
import { discardAdd } from '../offline/queue.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import { type AddResult, useAddItem, useUpdateItem } from './shopping.queries.ts'

/** The fields that the family writes, by whether they are long. */
const isLong: Record<keyof WrittenItem, boolean> = { name: false, quantity: false, notes: true }

function typedOf(item: ShoppingItem | null): Record<keyof WrittenItem, string> {
  const written = eachOf(writtenNames, (name) => item?.[name] ?? '')
  return item ? written : { ...written, quantity: defaultQuantity }
}

type ItemDialogProps = {
  /** Null adds a new item. */
  item: ShoppingItem | null
  /** The Amazon link of a new item. */
  product?: string
  onClose: () => void
}

export function ItemDialog({ item, product, onClose }: ItemDialogProps) {
  const form = useItemForm({ item, product, onClose })
  const words = shoppingWords()
  const isBlank = form.watch('name').trim() === ''
  return (
    <FormDialog
      title={item ? words.editItem : words.addDetailed}
      form={form}
      submit={item ? words.save : words.addItemButton}
      missing={isBlank && words.fields.name}
      onClose={onClose}
    >
      {writtenNames.map((name) =>
        isLong[name] ? (
          <TextArea key={name} label={words.fields[name]} {...form.field(name)} rows={2} />
        ) : (
          <TextField key={name} label={words.fields[name]} {...form.field(name)} autoComplete="off" />
        ),
      )}
      <TextField
        label={words.fields.product}
        hint={words.productHint}
        {...form.field('product')}
        autoComplete="off"
        inputMode="url"
      />
    </FormDialog>
  )
}

type ItemInput = z.output<typeof NewShoppingItem>

function useItemForm({ item, product, onClose }: ItemDialogProps) {
  const add = useAddItem()
  const update = useUpdateItem(item?.id ?? '')
  const form = useContractForm({
    schema: NewShoppingItem,
    values: {
      ...typedOf(item),
      product: item?.product?.url ?? product ?? '',
    },
    send: (input) => (item ? save(input) : addNew(input)),
    onSent: finish,
  })
  const { dirtyFields } = form.formState

  function addNew({ product, ...input }: ItemInput): Promise<AddResult> {
    // Without a `product` the server looks for a link in the name and the notes.
    return add.mutateAsync({ item: { ...input, ...(product && { product }) } })
  }

  /** Sends only the changed fields: somebody else may be changing the others. */
  async function save(input: ItemInput): Promise<AddResult> {
    await update.mutateAsync(
      Object.fromEntries(Object.entries(input).filter(([name]) => name in dirtyFields)),
    )
    return { outcome: 'sent' }
  }

  function finish(result: AddResult) {
    if (result.outcome !== 'refused') return onClose()
    // The form still holds the text, so the refused item need not stay queued.
    discardAdd(result.key)
    for (const name of [...writtenNames, 'product'] as const) {
      if (result.fields[name]) form.setError(name, { message: result.fields[name] })
    }
  }

  return form
}
