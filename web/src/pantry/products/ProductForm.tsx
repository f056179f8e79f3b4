import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { ApiError, call } from '../../core/data/client.ts'
import { useAnswers } from '../../core/data/useAnswers.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { type InventoryBase, ProductFields } from './ProductFields.tsx'
import type { ProductDetails, ProductPart } from './productDetails.ts'
import { type ProductValues, productInput, productSchema, valuesOf } from './productForm.ts'

/**
 * Form of a product. When somebody else changed it meanwhile, their values are filled in where this person has typed
 * nothing, and the form is saved once the person has seen it.
 */
export function ProductForm({ product, base, onChanged }: ProductPart & { base: InventoryBase | undefined }) {
  const text = useText(productTexts)
  const { store } = useAnswers()
  const { ID: id } = product
  const shows = { read: inventory.viewItemDetails, of: { id } }
  const form = useDraftForm(productSchema, valuesOf(product))
  const { version, merge } = useMergedVersion(form, product)
  const takeTheirs = async () => {
    const theirs = await call(inventory.viewItemDetails, { id })
    merge(theirs)
    store(shows, theirs)
    form.setError('root', { message: 'conflict' })
  }
  const submit = useSubmit(form, inventory.updateItem, {
    toInput: (values) => ({ id, ...productInput(values), Version: version.current }),
    done: text('saved'),
    onSuccess: (saved) => {
      version.current = saved.Version
      form.reset(valuesOf(saved))
      store(shows, { ...product, ...saved })
      onChanged(saved)
    },
    failureRenews: [inventory.getItemsGrid],
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 409) void takeTheirs()
    },
  })
  const tellMissing = () => form.setError('root', { message: 'saveFailed' })
  return (
    <Form
      form={form}
      onSubmit={form.handleSubmit(() => submit(), tellMissing)}
      texts={productTexts}
      submitLabel={text('save')}
    >
      <ProductFields base={base} />
    </Form>
  )
}

/** The version that the form's values are of. A newer one is merged: fields that were typed in stay, and are told of. */
function useMergedVersion(form: UseFormReturn<ProductValues>, product: ProductDetails) {
  const version = useRef(product.Version)
  // Read while rendering: formState is a proxy that only tracks what was read.
  const { isDirty, dirtyFields, defaultValues } = form.formState
  const merge = (theirs: ProductDetails) => {
    if (theirs.Version <= version.current) return
    version.current = theirs.Version
    const values = valuesOf(theirs)
    const typed = isDirty ? (Object.keys(dirtyFields) as (keyof ProductValues)[]) : []
    form.reset(values, { keepDirtyValues: true })
    const isOther = (name: keyof ProductValues) =>
      JSON.stringify(defaultValues?.[name]) !== JSON.stringify(values[name])
    if (typed.some(isOther)) form.setError('root', { message: 'conflict' })
  }
  const latest = useRef(merge)
  latest.current = merge
  useEffect(() => latest.current(product), [product])
  return { version, merge }
}
